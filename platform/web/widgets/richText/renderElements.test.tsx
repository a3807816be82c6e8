// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { RichTextView } from './RichTextView.tsx';

afterEach(cleanup);

function shown(html: string): string {
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <RichTextView html={html} />
    </QueryClientProvider>,
  );
  return container.firstElementChild?.innerHTML ?? '';
}

describe('allowed markup is rendered unchanged', () => {
  test.each([
    ['marks', '<p><strong>a</strong> <em>b</em> <u>c</u> <s>d</s> <code>e</code></p>'],
    ['headings', '<h1>1</h1><h6>6</h6><hr><pre>x</pre>'],
    ['lists', '<ul><li>a</li></ul><ol start="3"><li>b</li></ol>'],
    ['styles', '<p style="text-align: center; margin-left: 4em;">x</p>'],
    ['letters', '<span style="font-size: 18px; color: rgb(194, 51, 44);">x</span>'],
    ['links', '<a href="https://example.cn/" target="_blank" rel="noopener noreferrer nofollow">x</a>'],
  ])('%s', (_, html) => {
    expect(shown(html)).toBe(html);
  });
});

describe('unsanitized markup is harmless', () => {
  test.each([
    ['scripts', 'a<script>x()</script><style>p{}</style>', 'a'],
    ['event handlers', '<p onclick="x()" class="b" id="root">a</p>', '<p>a</p>'],
    ['pictures from elsewhere', 'a<img src="https://evil.example/a.png" onerror="x()">', 'a'],
    ['links that run', '<a href="javascript:x()">a</a>', '<span>a</span>'],
    ['frames', '<iframe srcdoc="x">y</iframe>a', 'a'],
    ['drawings', '<svg onload="x()"><circle /></svg>a', '<span><span></span></span>a'],
    ['styles', '<p style="position: fixed; background: url(x)">a</p>', '<p>a</p>'],
    ['films that are none', 'a<video src="javascript:x()"></video>', 'a'],
  ])('%s', (_, html, left) => {
    expect(shown(html)).toBe(left);
  });

  test('excessive nesting', () => {
    expect(shown(`${'<blockquote>'.repeat(400)}deep`)).toContain('deep');
  });
});
