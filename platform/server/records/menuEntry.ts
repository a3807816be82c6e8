import { type TextsByLanguage, textIn } from '../../wire/language.ts';
import type { MenuPlace } from '../../wire/page.ts';
import type { MenuEntry } from '../feature.ts';

/** The menu entry of a declared page, titled from the feature's texts. */
export function menuEntry<Texts>(
  { name, path, permission, menu }: { name: string; path: string; permission?: string; menu: MenuPlace },
  texts: TextsByLanguage<Texts>,
  titleIn: (texts: Texts) => string,
): MenuEntry {
  return { key: name, component: name, path, permission, title: textIn(texts, titleIn), ...menu };
}
