import { pinyin } from 'pinyin-pro';

const known = new Map<string, string>();

/** Pinyin initials in lower case, cached: 西安国际港站 → xagjgz. */
export function initialsOf(label: string): string {
  const kept =
    known.get(label) ??
    pinyin(label, { pattern: 'first', toneType: 'none', type: 'array' }).join('').toLowerCase();
  known.set(label, kept);
  return kept;
}
