import { keptFilmAddress, keptLink, resourceIdOf } from '../../../../wire/richText.ts';
import { SILENT } from '../silent.ts';
import { withoutHandlers } from './withoutHandlers.ts';

/** Elements without text, or with nested documents. */
const DROPPED = [
  ...SILENT,
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
const STYLES = new Set([
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
const ADDRESS = /\\|(?<!rgb)\(/i;

/** Sanitizes pasted markup in an inert document; the editor's schema filters the rest. */
export function cleanPaste(html: string): string {
  const { body } = new DOMParser().parseFromString(withoutHandlers(html), 'text/html');
  for (const element of body.querySelectorAll('*')) {
    if (DROPPED.includes(element.localName) || showsNothing(element)) element.remove();
    else keepAttributes(element);
  }
  return body.innerHTML;
}

function showsNothing(element: Element): boolean {
  const isOurs = resourceIdOf(element.getAttribute('data-resource-id')) !== null;
  if (element.localName === 'img') return !isOurs;
  if (element.localName !== 'video') return false;
  return !isOurs && keptFilmAddress(element.getAttribute('src') ?? '') === null;
}

function keepAttributes(element: Element): void {
  for (const name of element.getAttributeNames()) {
    const value = element.getAttribute(name) ?? '';
    const kept = keptAttribute(element.localName, name, value);
    if (kept === null) element.removeAttribute(name);
    else if (kept !== value) element.setAttribute(name, kept);
  }
}

function keptAttribute(element: string, name: string, value: string): string | null {
  switch (name) {
    case 'style':
      return keptStyle(value);
    case 'href':
      return element === 'a' ? keptLink(value) : null;
    case 'src':
      return element === 'video' ? keptFilmAddress(value) : null;
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

function keptStyle(style: string): string | null {
  const kept = style.split(';').filter((declaration) => {
    const [property = '', value = ''] = declaration.split(':');
    return STYLES.has(property.trim().toLowerCase()) && !ADDRESS.test(value);
  });
  return kept.length === 0 ? null : kept.join(';').trim();
}
