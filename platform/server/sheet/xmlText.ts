const LONGEST_CELL = 32_767;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not get into the file
const NEEDS_CARE = /[\u0000-\u001F&<>"\uD800-\uDFFF\uFFFE\uFFFF]|_x[0-9a-f]{4}_/i;
// XML 1.0 forbids the other control characters
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not get into the file
const NOT_IN_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const LINE_END = /\r\n?/g;
/** Excel decodes `_x0041_` to A: escape the underscore. */
const LOOKS_ESCAPED = /_(?=x[0-9a-f]{4}_)/gi;
const SIGNS = /[&<>"]/g;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a cell's text; removes what XML forbids, cuts what exceeds a cell. */
export function xmlText(text: string): string {
  const held = text.length > LONGEST_CELL ? text.slice(0, LONGEST_CELL) : text;
  if (!NEEDS_CARE.test(held)) return held;
  return held
    .toWellFormed()
    .replace(NOT_IN_XML, '')
    .replace(LINE_END, '\n')
    .replace(LOOKS_ESCAPED, '_x005F_')
    .replace(SIGNS, (sign) => ENTITIES[sign] ?? '');
}
