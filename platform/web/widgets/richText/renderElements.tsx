import { type CSSProperties, createElement, type ReactNode } from 'react';
import {
  LINK_REL,
  MAX_NESTING,
  type RichTextElement,
  resourceIdOf,
  sanitizeElement,
  sanitizeLink,
  sanitizeStyles,
  sanitizeVideoUrl,
} from '../../../../libs/richText/richText.ts';
import { NON_TEXT_TAGS } from './nonTextTags.ts';
import { ResourcePicture } from './ResourcePicture.tsx';
import { ResourceVideo, Video } from './Video.tsx';

/** Builds elements from the allowlist of `libs/richText/richText.ts`; parses in an inert document. */
export function renderElements(html: string): ReactNode[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return childrenOf(body, 0);
}

const childrenOf = (parent: Node, depth: number): ReactNode[] =>
  [...parent.childNodes].map((node, index) => nodeOf(node, depth, `${index}`));

function nodeOf(node: Node, depth: number, key: string): ReactNode {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || NON_TEXT_TAGS.has(node.localName)) return null;
  const name = sanitizeElement(node.localName);
  if (depth >= 2 * MAX_NESTING) return node.textContent;
  const inside = childrenOf(node, depth + 1);
  if (name === null) return <span key={key}>{inside}</span>;
  return elementFor(name, node, inside, key);
}

function elementFor(name: RichTextElement, element: Element, inside: ReactNode[], key: string): ReactNode {
  switch (name) {
    case 'img':
      return pictureOf(element, key);
    case 'video':
      return videoOf(element, key);
    case 'br':
    case 'hr':
      return createElement(name, { key });
    case 'a': {
      const address = sanitizeLink(element.getAttribute('href') ?? '');
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
  return id === null ? null : <ResourcePicture key={key} id={id} alt={element.getAttribute('alt') ?? ''} />;
}

function videoOf(element: Element, key: string): ReactNode {
  const id = resourceIdOf(element.getAttribute('data-resource-id'));
  if (id !== null) return <ResourceVideo key={key} id={id} />;
  const address = sanitizeVideoUrl(element.getAttribute('src') ?? '');
  return address === null ? null : <Video key={key} address={address} />;
}

function styleOf(name: RichTextElement, element: Element): CSSProperties {
  const styles = sanitizeStyles(name, element.getAttribute('style') ?? '');
  return Object.fromEntries(styles.map(([property, value]) => [camelCase(property), value]));
}

const camelCase = (property: string) => property.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
