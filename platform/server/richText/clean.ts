import sanitizeHtml from 'sanitize-html';
import { DEEPEST_NESTING, keptElement, RICH_TEXT_ELEMENTS } from '../../wire/richText.ts';
import { keptAttributes, type ResourceNames } from './keptAttributes.ts';

/** Odd nesting settles in two or three turns; nothing that a person writes needs more. */
const MOST_TURNS = 8;
/** What a link becomes that leads nowhere it may. */
const UNLINKED = 'span';

/**
 * A rich text with nothing in it but what `platform/wire/richText.ts` lists, whatever was sent: nothing runs, nothing is
 * fetched from elsewhere unasked, and cleaning it again changes nothing. Pictures and films name uploaded files;
 * `names` says what those are called from now on.
 */
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
    // the attributes that are left by then have been made from what is allowed, value by value
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

/** A picture or film that has lost the name of its file. */
const showsNothing = (name: string, { src, 'data-resource-id': id }: sanitizeHtml.Attributes) =>
  (name === 'img' || name === 'video') && src === undefined && id === undefined;

/** The uploaded files that a cleaned rich text shows. */
export function resourcesIn(html: string): number[] {
  const ids = [...html.matchAll(/<(?:img|video) data-resource-id="(\d+)"/g)].map(([, id]) => Number(id));
  return [...new Set(ids)];
}
