import { resourceIdOf, sanitizeLink, sanitizeVideoUrl } from '../../../../../libs/richText/richText.ts';
import { NON_TEXT_TAGS } from '../nonTextTags.ts';
import { stripEventHandlers } from './stripEventHandlers.ts';

/** Elements without text, or with nested documents. */
const REMOVED_TAGS = [
  ...NON_TEXT_TAGS,
  'head',
  'object',
  'embed',
  'applet',
  'svg',
  'math',
  'audio',
  'canvas',
  'frame',
  'link',
];
/** Styles of other programs that the editor understands. */
const ALLOWED_STYLES = new Set([
  'text-align',
  'margin-left',
  'font-size',
  'color',
  'background-color',
  'font-weight',
  'font-style',
  'text-decoration',
  'text-decoration-line',
]);

/** Escapes and functions such as `url()`, except rgb(). */
const UNSAFE_VALUE = /\\|(?<!rgb)\(/i;

/** Sanitizes pasted markup in an inert document; the editor's schema filters the rest. */
export function sanitizePaste(html: string): string {
  const { body } = new DOMParser().parseFromString(stripEventHandlers(html), 'text/html');
  for (const element of body.querySelectorAll('*')) {
    if (REMOVED_TAGS.includes(element.localName) || isExternalMedia(element)) element.remove();
    else sanitizeAttributes(element);
  }
  return body.innerHTML;
}

function isExternalMedia(element: Element): boolean {
  const isOurs = resourceIdOf(element.getAttribute('data-resource-id')) !== null;
  if (element.localName === 'img') return !isOurs;
  if (element.localName !== 'video') return false;
  return !isOurs && sanitizeVideoUrl(element.getAttribute('src') ?? '') === null;
}

function sanitizeAttributes(element: Element): void {
  for (const name of element.getAttributeNames()) {
    const value = element.getAttribute(name) ?? '';
    const allowed = allowedAttribute(element.localName, name, value);
    if (allowed === null) element.removeAttribute(name);
    else if (allowed !== value) element.setAttribute(name, allowed);
  }
}

function allowedAttribute(element: string, name: string, value: string): string | null {
  switch (name) {
    case 'style':
      return allowedStyle(value);
    case 'href':
      return element === 'a' ? sanitizeLink(value) : null;
    case 'src':
      return element === 'video' ? sanitizeVideoUrl(value) : null;
    // data-pm-slice: ProseMirror's own clipboard mark
    case 'data-resource-id':
    case 'alt':
    case 'start':
    case 'data-pm-slice':
      return value;
    default:
      return null;
  }
}

function allowedStyle(style: string): string | null {
  const allowed = style.split(';').filter((declaration) => {
    const [property = '', value = ''] = declaration.split(':');
    return ALLOWED_STYLES.has(property.trim().toLowerCase()) && !UNSAFE_VALUE.test(value);
  });
  return allowed.length === 0 ? null : allowed.join(';').trim();
}
