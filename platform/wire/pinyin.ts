import { pinyin } from 'pinyin-pro';

const cache = new Map<string, string>();

/** Pinyin initials and syllables of the Chinese in a text, cached: 西安港 → `xag xiangang`. */
export function pinyinOf(text: string): string {
  const known = cache.get(text);
  if (known !== undefined) return known;
  const syllables = pinyin(text, { toneType: 'none', type: 'array', nonZh: 'removed' });
  const initials = syllables.map((syllable) => syllable[0] ?? '').join('');
  const found = `${initials} ${syllables.join('')}`.toLowerCase();
  cache.set(text, found);
  return found;
}
