import { pinyin } from 'pinyin-pro';

const cache = new Map<string, string>();

/** Pinyin initials in lower case, cached: 西安国际港站 → xagjgz. */
export function initialsOf(label: string): string {
  const initials =
    cache.get(label) ??
    pinyin(label, { pattern: 'first', toneType: 'none', type: 'array' }).join('').toLowerCase();
  cache.set(label, initials);
  return initials;
}
