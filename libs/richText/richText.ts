import { z } from 'zod';

export const MAX_RICH_TEXT_LENGTH = 60_000;

/** Unsanitized; the server sanitizes it before storing. */
export const richText = z.string().max(MAX_RICH_TEXT_LENGTH);

export const FONT_SIZES = [12, 14, 16, 18, 20, 24, 30] as const;

/** Levels of indentation, and em per level. */
export const MAX_INDENT = 8;
export const INDENT_EM = 2;

export const MAX_NESTING = 24;

const COLOUR = /^(#[\da-f]{3}|#[\da-f]{6}|rgb\(\s*\d{1,3}\s*,\s*\d{1,3}\s*,\s*\d{1,3}\s*\))$/i;
const INDENTS = Array.from({ length: MAX_INDENT }, (_, step) => `${(step + 1) * INDENT_EM}em`);

const oneOf = (allowed: readonly string[]) => (value: string) => allowed.includes(value);

/** Allowed style values; others are dropped. */
const STYLES: Readonly<Record<string, (value: string) => boolean>> = {
  'text-align': oneOf(['left', 'center', 'right', 'justify']),
  'margin-left': oneOf(INDENTS),
  'font-size': oneOf(FONT_SIZES.map((size) => `${size}px`)),
  color: (value) => COLOUR.test(value),
  'background-color': (value) => COLOUR.test(value),
};

const BLOCK = ['text-align', 'margin-left'];
const LETTERS = ['font-size', 'color', 'background-color'];

/** Allowed elements with their styles. Any other element is unwrapped: its text stays. */
export const RICH_TEXT_ELEMENTS = {
  p: BLOCK,
  h1: BLOCK,
  h2: BLOCK,
  h3: BLOCK,
  h4: BLOCK,
  h5: BLOCK,
  h6: BLOCK,
  blockquote: [],
  ul: [],
  ol: [],
  li: [],
  pre: [],
  hr: [],
  br: [],
  strong: [],
  em: [],
  u: [],
  s: [],
  code: [],
  span: LETTERS,
  a: [],
  img: [],
  video: [],
} as const satisfies Record<string, readonly string[]>;

export type RichTextElement = keyof typeof RICH_TEXT_ELEMENTS;

const ELEMENT_SYNONYMS: Readonly<Record<string, RichTextElement>> = {
  b: 'strong',
  i: 'em',
  del: 's',
  strike: 's',
};

const isRichTextElement = (name: string): name is RichTextElement => Object.hasOwn(RICH_TEXT_ELEMENTS, name);

/** The canonical element; null for one to unwrap. */
export function sanitizeElement(name: string): RichTextElement | null {
  const known = Object.hasOwn(ELEMENT_SYNONYMS, name) ? ELEMENT_SYNONYMS[name] : name;
  return known !== undefined && isRichTextElement(known) ? known : null;
}

const LINK_PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:'];

export function sanitizeLink(address: string): string | null {
  const url = URL.parse(address.trim());
  return url && LINK_PROTOCOLS.includes(url.protocol) ? url.href : null;
}

/** The normalized URL of an external video, https only; null otherwise. */
export function sanitizeVideoUrl(address: string): string | null {
  const url = URL.parse(address.trim());
  return url?.protocol === 'https:' && url.username === '' ? url.href : null;
}

export function resourceIdOf(text: string | null | undefined): number | null {
  return text !== null && text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

export function sanitizeStyles(element: RichTextElement, style: string): [property: string, value: string][] {
  const allowed: readonly string[] = RICH_TEXT_ELEMENTS[element];
  const sanitized = new Map<string, string>();
  for (const declaration of style.split(';')) {
    const colon = declaration.indexOf(':');
    const property = declaration.slice(0, colon).trim().toLowerCase();
    const value = declaration
      .slice(colon + 1)
      .trim()
      .toLowerCase();
    if (colon > 0 && allowed.includes(property) && STYLES[property]?.(value)) sanitized.set(property, value);
  }
  return [...sanitized];
}

export const MAX_ALT_LENGTH = 200;

/** Link targets get no referrer and no handle on the page's window. */
export const LINK_REL = 'noopener noreferrer nofollow';
