type Charset = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030' | 'windows-1251';

/** All control characters except tab, LF, FF, CR and SUB (end of file in DOS). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what no text has
const NOT_TEXT = /[\u0000-\u0008\u000B\u000E-\u0019\u001B-\u001F\u007F\uFFFE\uFFFF]/;

/** Sniffed as HTML, SVG or XML by browsers and other programs. */
const MARKUP_FIRST = /^\s*<[a-z!?]/i;
const MARKUP = /<(script|html|head|body|iframe|object|embed|svg|style|title|meta)\b/i;
/** RTF and PostScript: executed by their readers. */
const OTHER_LANGUAGE = /^\s*(\{\\rtf|%!PS)/;
const MARKUP_WITHIN = 1_024;

interface TextHead {
  charset: Charset;
  text: string;
}

/** Decodes the beginning of a text; null: not text. `isWhole`: no character is cut off at the end. */
export function readText(head: Buffer, isWhole: boolean): TextHead | null {
  const charset = charsetOf(head, isWhole);
  if (charset === null) return null;
  const text = new TextDecoder(charset).decode(head);
  return NOT_TEXT.test(isWhole ? text : text.slice(0, -1)) ? null : { charset, text };
}

export function isMarkup(text: string): boolean {
  const first = text.slice(0, MARKUP_WITHIN);
  return MARKUP_FIRST.test(first) || MARKUP.test(first) || OTHER_LANGUAGE.test(first);
}

function charsetOf(head: Buffer, isWhole: boolean): Charset | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  if (decodesAs('utf-8', head, isWhole)) return 'utf-8';
  if (looksCyrillic(head)) return 'windows-1251';
  if (decodesAs('gb18030', head, isWhole)) return 'gb18030';
  return head.includes(0) ? null : 'windows-1251';
}

function decodesAs(charset: Charset, head: Buffer, isWhole: boolean): boolean {
  try {
    new TextDecoder(charset, { fatal: true }).decode(head, { stream: !isWhole });
    return true;
  } catch {
    return false;
  }
}

/** windows-1251 letters, Ё, №, «», dashes and dots: nearly all bytes above 127 of Russian texts. */
const isCyrillic = (byte: number) =>
  byte >= 0xc0 || [0x85, 0x96, 0x97, 0xa0, 0xa8, 0xab, 0xb0, 0xb8, 0xb9, 0xbb].includes(byte);
const NEARLY_ALL = 0.97;

/** Russian rather than Chinese, where a third of the bytes above 127 are others. */
function looksCyrillic(head: Buffer): boolean {
  const high = head.filter((byte) => byte >= 0x80);
  return high.length > 0 && high.filter(isCyrillic).length >= high.length * NEARLY_ALL;
}
