import sanitizeHtml from 'sanitize-html';
import { DEEPEST_NESTING, keptElement, RICH_TEXT_ELEMENTS } from '../../wire/richText.ts';
import { keptAttributes, type ResourceNames } from './keptAttributes.ts';

/** Odd nesting settles in two or three passes. */
const MOST_TURNS = 8;
const UNLINKED = 'span';

/** Sanitizes rich text to the allowlist of `platform/wire/richText.ts`; idempotent. `names` maps resource ids. */
export function cleanRichText(html: string, names: ResourceNames = (id) => id): string {
  let text = cleanedOnce(html, names);
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const again = cleanedOnce(text, (id) => id);
    if (again === text) return text;
    text = again;
  }
  return sanitizeHtml(text, { allowedTags: [], allowedAttributes: {} }).trim();
}

function cleanedOnce(html: string, names: ResourceNames): string {
  return sanitizeHtml(html, {
    allowedTags: Object.keys(RICH_TEXT_ELEMENTS),
    // second line of defence: the attributes are already rebuilt by value
    allowedAttributes: {
      '*': ['style'],
      a: ['href', 'target', 'rel'],
      img: ['data-resource-id', 'alt'],
      video: ['data-resource-id', 'src', 'controls'],
      ol: ['start'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { video: ['https'] },
    allowProtocolRelative: false,
    parseStyleAttributes: false,
    nestingLimit: DEEPEST_NESTING,
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'xmp', 'title', 'template'],
    exclusiveFilter: ({ tag, attribs }) => showsNothing(tag, attribs),
    transformTags: { '*': (name, given) => kept(name, given, names) },
  }).trim();
}

function kept(name: string, given: sanitizeHtml.Attributes, names: ResourceNames): sanitizeHtml.Tag {
  const element = keptElement(name);
  if (element === null) return { tagName: name, attribs: {} };
  const attribs = keptAttributes(element, given, names);
  if (attribs !== null) return { tagName: element, attribs };
  return { tagName: element === 'a' ? UNLINKED : element, attribs: {} };
}

const showsNothing = (name: string, { src, 'data-resource-id': id }: sanitizeHtml.Attributes) =>
  (name === 'img' || name === 'video') && src === undefined && id === undefined;

export function resourcesIn(html: string): number[] {
  const ids = [...html.matchAll(/<(?:img|video) data-resource-id="(\d+)"/g)].map(([, id]) => Number(id));
  return [...new Set(ids)];
}
