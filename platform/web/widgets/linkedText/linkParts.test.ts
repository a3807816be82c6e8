import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linkParts } from './linkParts.ts';

const linksIn = (text: string) => linkParts(text).flatMap(({ href }) => href ?? []);

test('addresses of the web can be followed, without the signs of the sentence around them', () => {
  expect(linksIn('见https://example.com/a?b=1。谢谢')).toEqual(['https://example.com/a?b=1']);
  expect(linksIn('(http://x.cn/y), then HTTPS://Z.RU!')).toEqual(['http://x.cn/y', 'HTTPS://Z.RU']);
});

test('nothing else can', () => {
  const texts = [
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'https://',
    'www.example.com',
    'ftp://a.b',
  ];
  for (const text of texts) expect(linksIn(text)).toEqual([]);
});

test('a text taken apart is the same text', () => {
  const piece = fc.oneof(fc.string(), fc.constantFrom('https://a.b/c', ' ', '。', 'http://', '"', '<b>'));
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('');
      const parts = linkParts(text);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      for (const { href } of parts) if (href !== null) expect(href).toMatch(/^https?:/i);
    }),
  );
});
