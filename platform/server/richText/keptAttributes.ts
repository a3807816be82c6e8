import {
  keptFilmAddress,
  keptLink,
  keptStyles,
  LINK_REL,
  LONGEST_ALT,
  type RichTextElement,
  resourceIdOf,
} from '../../wire/richText.ts';

type Attributes = Readonly<Record<string, string>>;

/** Maps a resource id to the id to store; null: not allowed. */
export type ResourceNames = (id: number) => number | null;

/** Allowed attributes of an element; null: useless without those that were removed. */
export function keptAttributes(
  element: RichTextElement,
  given: Attributes,
  names: ResourceNames,
): Record<string, string> | null {
  if (element === 'a') return keptAddress(given);
  if (element === 'img') return keptPicture(given, names);
  if (element === 'video') return keptFilm(given, names);
  if (element === 'ol') return keptStart(given);
  const styles = keptStyles(element, given.style ?? '');
  if (styles.length === 0) return {};
  return { style: styles.map(([property, value]) => `${property}: ${value}`).join('; ') };
}

function keptAddress({ href = '' }: Attributes) {
  const address = keptLink(href);
  return address === null ? null : { href: address, target: '_blank', rel: LINK_REL };
}

function keptPicture(given: Attributes, names: ResourceNames) {
  const id = namedResource(given, names);
  if (id === null) return null;
  return { 'data-resource-id': `${id}`, alt: (given.alt ?? '').trim().slice(0, LONGEST_ALT).trim() };
}

function keptFilm(given: Attributes, names: ResourceNames): Record<string, string> | null {
  const id = namedResource(given, names);
  if (id !== null) return { 'data-resource-id': `${id}`, controls: '' };
  const address = keptFilmAddress(given.src ?? '');
  return address === null ? null : { src: address, controls: '' };
}

function keptStart({ start = '' }: Attributes): Record<string, string> {
  return /^[1-9]\d{0,3}$/.test(start) && start !== '1' ? { start } : {};
}

function namedResource(given: Attributes, names: ResourceNames): number | null {
  const id = resourceIdOf(given['data-resource-id']);
  return id === null ? null : names(id);
}
