import { type CSSProperties, createElement, type ReactNode } from 'react';
import {
  DEEPEST_NESTING,
  keptElement,
  keptFilmAddress,
  keptLink,
  keptStyles,
  LINK_REL,
  type RichTextElement,
  resourceIdOf,
} from '../../../wire/richText.ts';
import { Film, FilmOfResource } from './Film.tsx';
import { PictureOfResource } from './PictureOfResource.tsx';
import { SILENT } from './silent.ts';

/** Builds elements from the allowlist of `platform/wire/richText.ts`; parses in an inert document. */
export function elementsOf(html: string): ReactNode[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return childrenOf(body, 0);
}

const childrenOf = (parent: Node, depth: number): ReactNode[] =>
  [...parent.childNodes].map((node, place) => nodeOf(node, depth, `${place}`));

function nodeOf(node: Node, depth: number, key: string): ReactNode {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || SILENT.has(node.localName)) return null;
  const name = keptElement(node.localName);
  if (depth >= 2 * DEEPEST_NESTING) return node.textContent;
  const inside = childrenOf(node, depth + 1);
  if (name === null) return <span key={key}>{inside}</span>;
  return shown(name, node, inside, key);
}

function shown(name: RichTextElement, element: Element, inside: ReactNode[], key: string): ReactNode {
  switch (name) {
    case 'img':
      return pictureOf(element, key);
    case 'video':
      return filmOf(element, key);
    case 'br':
    case 'hr':
      return createElement(name, { key });
    case 'a': {
      const address = keptLink(element.getAttribute('href') ?? '');
      if (address === null) return <span key={key}>{inside}</span>;
      return (
        <a key={key} href={address} target="_blank" rel={LINK_REL}>
          {inside}
        </a>
      );
    }
    case 'ol':
      return (
        <ol key={key} start={Number(element.getAttribute('start')) || 1}>
          {inside}
        </ol>
      );
    default:
      return createElement(name, { key, style: styleOf(name, element) }, ...inside);
  }
}

function pictureOf(element: Element, key: string): ReactNode {
  const id = resourceIdOf(element.getAttribute('data-resource-id'));
  return id === null ? null : <PictureOfResource key={key} id={id} alt={element.getAttribute('alt') ?? ''} />;
}

function filmOf(element: Element, key: string): ReactNode {
  const id = resourceIdOf(element.getAttribute('data-resource-id'));
  if (id !== null) return <FilmOfResource key={key} id={id} />;
  const address = keptFilmAddress(element.getAttribute('src') ?? '');
  return address === null ? null : <Film key={key} address={address} />;
}

function styleOf(name: RichTextElement, element: Element): CSSProperties {
  const styles = keptStyles(name, element.getAttribute('style') ?? '');
  return Object.fromEntries(styles.map(([property, value]) => [camelCase(property), value]));
}

const camelCase = (property: string) =>
  property.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
