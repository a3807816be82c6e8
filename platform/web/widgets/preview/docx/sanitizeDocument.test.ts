// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { sanitizeDocument } from './sanitizeDocument.ts';

function sanitized(html: string): string {
  const root = document.createElement('div');
  root.innerHTML = html;
  sanitizeDocument(root);
  return root.innerHTML;
}

test.each([
  ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
  ['<iframe srcdoc="<script>1</script>"></iframe>', ''],
  ['<p onclick="alert(1)" ONMOUSEOVER="x">a</p>', '<p>a</p>'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href=" java\nscript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="/custom/logout">a</a>', '<a>a</a>'],
  ['<img src="https://example.org/x.png" srcset="https://example.org/y.png 2x">', '<img>'],
  ['<img src="data:image/png;base64,AA==">', '<img src="data:image/png;base64,AA==">'],
  ['<a href="#bookmark">a</a>', '<a href="#bookmark">a</a>'],
  ['<form action="/x"><input></form>', ''],
])('a hostile document is harmless: %s', (hostile, harmless) => {
  expect(sanitized(hostile)).toBe(harmless);
});

test('external links open a new tab without an opener', () => {
  expect(sanitized('<a href="https://www.cit-rail.org/">cit</a>')).toBe(
    '<a href="https://www.cit-rail.org/" target="_blank" rel="noopener noreferrer nofollow">cit</a>',
  );
});
