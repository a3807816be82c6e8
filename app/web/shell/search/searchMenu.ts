import Fuse from 'fuse.js';
import { pinyin } from 'pinyin-pro';
import type { MenuEntry } from './menuEntries.ts';

/** Fuse threshold: 0 exact, 1 anything (portal 9). */
const THRESHOLD = 0.4;
const CHINESE = /\p{Script=Han}/u;

/** An empty text finds every page. */
type SearchMenu = (text: string) => readonly MenuEntry[];

interface IndexedEntry {
  entry: MenuEntry;
  title: string;
  groups: string;
  /** 我的订单 → wdddd */
  initials: string;
  /** 我的订单 → wodedingdan */
  sounds: string;
}

/** Empty for titles without Chinese. */
function pinyinOf(title: string): { initials: string; sounds: string } {
  if (!CHINESE.test(title)) return { initials: '', sounds: '' };
  const as = (pattern: 'first' | 'pinyin') =>
    pinyin(title, { pattern, toneType: 'none', type: 'array' }).join('').toLowerCase();
  return { initials: as('first'), sounds: as('pinyin') };
}

/** Search by title in the current language and, for Chinese, by pinyin and its initials. */
export function searchMenu(entries: readonly MenuEntry[]): SearchMenu {
  const known: IndexedEntry[] = entries.map((entry) => ({
    entry,
    title: entry.title,
    groups: entry.groups.join(' '),
    ...pinyinOf(entry.title),
  }));
  const index = new Fuse(known, {
    threshold: THRESHOLD,
    ignoreLocation: true,
    keys: [
      { name: 'title', weight: 4 },
      { name: 'initials', weight: 3 },
      { name: 'sounds', weight: 2 },
      { name: 'groups', weight: 1 },
    ],
  });
  return (text) => {
    const wanted = text.trim();
    return wanted === '' ? entries : index.search(wanted).map(({ item }) => item.entry);
  };
}
