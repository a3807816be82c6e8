import { z } from 'zod';

/** The most characters of markup that one rich text may have. */
export const LONGEST_RICH_TEXT = 60_000;

/** A rich text as it is sent; the server cleans it before it is kept. */
export const richText = z.string().max(LONGEST_RICH_TEXT);

/** Sizes of letters, in px. */
export const FONT_SIZES = [12, 14, 16, 18, 20, 24, 30] as const;

/** How far a paragraph can be moved in, in steps of so many em. */
export const MOST_INDENT = 8;
export const INDENT_EM = 2;

/** Deeper nesting than any person writes. */
export const DEEPEST_NESTING = 24;

const COLOUR = /^(#[\da-f]{3}|#[\da-f]{6}|rgb\(\s*\d{1,3}\s*,\s*\d{1,3}\s*,\s*\d{1,3}\s*\))$/i;
const INDENTS = Array.from({ length: MOST_INDENT }, (_, step) => `${(step + 1) * INDENT_EM}em`);

const oneOf = (allowed: readonly string[]) => (value: string) => allowed.includes(value);

/** What styles may say; anything else of a style is dropped. */
const STYLES: Readonly<Record<string, (value: string) => boolean>> = {
  'text-align': oneOf(['left', 'center', 'right', 'justify']),
  'margin-left': oneOf(INDENTS),
  'font-size': oneOf(FONT_SIZES.map((size) => `${size}px`)),
  color: (value) => COLOUR.test(value),
  'background-color': (value) => COLOUR.test(value),
};

const BLOCK = ['text-align', 'margin-left'];
const LETTERS = ['font-size', 'color', 'background-color'];

/** Every element that a rich text may have, with the styles it may bear. What is not here loses its marks, not its text. */
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

/** Other names under which the same elements come from other programs. */
const SAME_ELEMENT: Readonly<Record<string, RichTextElement>> = {
  b: 'strong',
  i: 'em',
  del: 's',
  strike: 's',
};

const isRichTextElement = (name: string): name is RichTextElement => Object.hasOwn(RICH_TEXT_ELEMENTS, name);

/** The element as it is kept; null for one that loses its marks. */
export function keptElement(name: string): RichTextElement | null {
  const known = Object.hasOwn(SAME_ELEMENT, name) ? SAME_ELEMENT[name] : name;
  return known !== undefined && isRichTextElement(known) ? known : null;
}

const LINK_PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:'];

/** An address that a link may lead to, as it is kept; null for any other. */
export function keptLink(address: string): string | null {
  const url = URL.parse(address.trim());
  return url && LINK_PROTOCOLS.includes(url.protocol) ? url.href : null;
}

/** The address of a film elsewhere, over https alone; null for anything else. */
export function keptFilmAddress(address: string): string | null {
  const url = URL.parse(address.trim());
  return url?.protocol === 'https:' && url.username === '' ? url.href : null;
}

/** The id by which a picture or film names its uploaded file; null for what is none. */
export function resourceIdOf(text: string | null | undefined): number | null {
  return text !== null && text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

/** What of a style is kept, such as `color: #c2332c; font-size: 18px`, in the order in which it is said. */
export function keptStyles(element: RichTextElement, style: string): [property: string, value: string][] {
  const allowed: readonly string[] = RICH_TEXT_ELEMENTS[element];
  const kept = new Map<string, string>();
  for (const declaration of style.split(';')) {
    const colon = declaration.indexOf(':');
    const property = declaration.slice(0, colon).trim().toLowerCase();
    const value = declaration
      .slice(colon + 1)
      .trim()
      .toLowerCase();
    if (colon > 0 && allowed.includes(property) && STYLES[property]?.(value)) kept.set(property, value);
  }
  return [...kept];
}

/** The longest description of a picture. */
export const LONGEST_ALT = 200;

/** Where links lead to, they learn nothing of the page and cannot steer its window. */
export const LINK_REL = 'noopener noreferrer nofollow';
