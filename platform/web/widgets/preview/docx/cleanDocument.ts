/** What a document has no use for, and what could do something by itself. */
const TAKEN_OUT =
  'script, iframe, frame, object, embed, applet, link, meta, base, form, input, button, audio, video, foreignObject';
/** Where a link may lead: out to a page, to a letter, to a telephone. */
const LEADS_OUT = /^(https?|mailto|tel):/i;
/** What may be fetched: what came in the file itself. */
const COMES_ALONG = /^data:image\//i;
const ADDRESSES = [
  'href',
  'xlink:href',
  'src',
  'srcset',
  'action',
  'formaction',
  'background',
  'poster',
  'ping',
];

/**
 * Takes out of a drawn document whatever is not words, shapes and pictures of its own. Links out open a new tab that
 * knows nothing of ours. The frame it is shown in allows neither scripts nor fetching; this is the first of two doors.
 */
export function cleanDocument(root: ParentNode): void {
  for (const element of root.querySelectorAll(TAKEN_OUT)) element.remove();
  for (const element of root.querySelectorAll('*')) cleanAttributes(element);
}

function cleanAttributes(element: Element): void {
  for (const { name, value } of [...element.attributes]) {
    const plain = name.toLowerCase();
    if (plain.startsWith('on')) element.removeAttribute(name);
    else if (ADDRESSES.includes(plain) && !mayKeep(element, plain, value.trim()))
      element.removeAttribute(name);
  }
  if (element.localName !== 'a') return;
  element.removeAttribute('download');
  if (!LEADS_OUT.test(element.getAttribute('href') ?? '')) return;
  element.setAttribute('target', '_blank');
  element.setAttribute('rel', 'noopener noreferrer nofollow');
}

function mayKeep(element: Element, name: string, value: string): boolean {
  if (name === 'href' || name === 'xlink:href') {
    if (value.startsWith('#')) return true;
    return element.localName === 'a' ? LEADS_OUT.test(value) : COMES_ALONG.test(value);
  }
  return name === 'src' && COMES_ALONG.test(value);
}
