const TAKEN_OUT =
  'script, iframe, frame, object, embed, applet, link, meta, base, form, input, button, audio, video, foreignObject';
const LEADS_OUT = /^(https?|mailto|tel):/i;
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

/** Sanitizes a rendered document. First of two layers; the iframe sandbox is the second. */
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
