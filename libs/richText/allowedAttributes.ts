import {
  LINK_REL,
  MAX_ALT_LENGTH,
  type RichTextElement,
  resourceIdOf,
  sanitizeLink,
  sanitizeStyles,
  sanitizeVideoUrl,
} from './richText.ts';

type Attributes = Readonly<Record<string, string>>;

/** Maps a resource id to the id to store; null: not allowed. */
export type ResourceIdMap = (id: number) => number | null;

/** Allowed attributes of an element; null: useless without those that were removed. */
export function allowedAttributes(
  element: RichTextElement,
  given: Attributes,
  names: ResourceIdMap,
): Record<string, string> | null {
  if (element === 'a') return allowedLink(given);
  if (element === 'img') return allowedImage(given, names);
  if (element === 'video') return allowedVideo(given, names);
  if (element === 'ol') return allowedStart(given);
  const styles = sanitizeStyles(element, given.style ?? '');
  if (styles.length === 0) return {};
  return { style: styles.map(([property, value]) => `${property}: ${value}`).join('; ') };
}

function allowedLink({ href = '' }: Attributes) {
  const address = sanitizeLink(href);
  return address === null ? null : { href: address, target: '_blank', rel: LINK_REL };
}

function allowedImage(given: Attributes, names: ResourceIdMap) {
  const id = namedResource(given, names);
  if (id === null) return null;
  return { 'data-resource-id': `${id}`, alt: (given.alt ?? '').trim().slice(0, MAX_ALT_LENGTH).trim() };
}

function allowedVideo(given: Attributes, names: ResourceIdMap): Record<string, string> | null {
  const id = namedResource(given, names);
  if (id !== null) return { 'data-resource-id': `${id}`, controls: '' };
  const address = sanitizeVideoUrl(given.src ?? '');
  return address === null ? null : { src: address, controls: '' };
}

function allowedStart({ start = '' }: Attributes): Record<string, string> {
  return /^[1-9]\d{0,3}$/.test(start) && start !== '1' ? { start } : {};
}

function namedResource(given: Attributes, names: ResourceIdMap): number | null {
  const id = resourceIdOf(given['data-resource-id']);
  return id === null ? null : names(id);
}
