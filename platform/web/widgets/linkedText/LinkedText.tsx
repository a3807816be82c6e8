import { linkParts } from './linkParts.ts';

/** Plain text of a person; only web addresses become links. */
export function LinkedText({ text }: { text: string }) {
  return linkParts(text).map((part, place) =>
    part.href === null ? (
      part.text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes
      <a key={place} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
        {part.text}
      </a>
    ),
  );
}
