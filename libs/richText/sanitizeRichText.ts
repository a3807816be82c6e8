import sanitizeHtml from 'sanitize-html';
import { allowedAttributes, type ResourceIdMap } from './allowedAttributes.ts';
import { MAX_NESTING, RICH_TEXT_ELEMENTS, sanitizeElement } from './richText.ts';

/** Odd nesting settles in two or three passes. */
const MAX_PASSES = 8;
const LINK_REPLACEMENT = 'span';

/** Sanitizes rich text to the allowlist of `libs/richText/richText.ts`; idempotent. `names` maps resource ids. */
export function sanitizeRichText(html: string, names: ResourceIdMap = (id) => id): string {
  let text = sanitizeOnce(html, names);
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const again = sanitizeOnce(text, (id) => id);
    if (again === text) return text;
    text = again;
  }
  return sanitizeHtml(text, { allowedTags: [], allowedAttributes: {} }).trim();
}

function sanitizeOnce(html: string, names: ResourceIdMap): string {
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
    nestingLimit: MAX_NESTING,
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'xmp', 'title', 'template'],
    exclusiveFilter: ({ tag, attribs }) => isEmptyMedia(tag, attribs),
    transformTags: { '*': (name, given) => sanitizeTag(name, given, names) },
  }).trim();
}

function sanitizeTag(name: string, given: sanitizeHtml.Attributes, names: ResourceIdMap): sanitizeHtml.Tag {
  const element = sanitizeElement(name);
  if (element === null) return { tagName: name, attribs: {} };
  const attribs = allowedAttributes(element, given, names);
  if (attribs !== null) return { tagName: element, attribs };
  return { tagName: element === 'a' ? LINK_REPLACEMENT : element, attribs: {} };
}

const isEmptyMedia = (name: string, { src, 'data-resource-id': id }: sanitizeHtml.Attributes) =>
  (name === 'img' || name === 'video') && src === undefined && id === undefined;

export function resourcesIn(html: string): number[] {
  const ids = [...html.matchAll(/<(?:img|video) data-resource-id="(\d+)"/g)].map(([, id]) => Number(id));
  return [...new Set(ids)];
}
