const REMOVED_ELEMENTS =
  'script, iframe, frame, object, embed, applet, link, meta, base, form, input, button, audio, video, foreignObject';
const EXTERNAL_LINK = /^(https?|mailto|tel):/i;
const EMBEDDED_IMAGE = /^data:image\//i;
const URL_ATTRIBUTES = ['href', 'xlink:href', 'src', 'srcset', 'action', 'formaction', 'background', 'poster', 'ping'];

/** Sanitizes a rendered document. First of two layers; the iframe sandbox is the second. */
export function sanitizeDocument(root: ParentNode): void {
  for (const element of root.querySelectorAll(REMOVED_ELEMENTS)) element.remove();
  for (const element of root.querySelectorAll('*')) sanitizeAttributes(element);
}

function sanitizeAttributes(element: Element): void {
  for (const { name, value } of [...element.attributes]) {
    const plain = name.toLowerCase();
    if (plain.startsWith('on')) element.removeAttribute(name);
    else if (URL_ATTRIBUTES.includes(plain) && !isAllowedUrl(element, plain, value.trim()))
      element.removeAttribute(name);
  }
  if (element.localName !== 'a') return;
  element.removeAttribute('download');
  if (!EXTERNAL_LINK.test(element.getAttribute('href') ?? '')) return;
  element.setAttribute('target', '_blank');
  element.setAttribute('rel', 'noopener noreferrer nofollow');
}

function isAllowedUrl(element: Element, name: string, value: string): boolean {
  if (name === 'href' || name === 'xlink:href') {
    if (value.startsWith('#')) return true;
    return element.localName === 'a' ? EXTERNAL_LINK.test(value) : EMBEDDED_IMAGE.test(value);
  }
  return name === 'src' && EMBEDDED_IMAGE.test(value);
}
