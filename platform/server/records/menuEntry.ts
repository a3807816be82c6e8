import { type TextsByLanguage, textIn } from '../../wire/language.ts';
import { type MenuPlace, permissionOf } from '../../wire/page.ts';
import type { MenuEntry } from '../feature.ts';

/** The menu entry of a declared page, titled from the feature's texts. */
export function menuEntry<Texts>(
  { name, path, permission, menu }: { name: string; path: string; permission?: string; menu: MenuPlace },
  texts: TextsByLanguage<Texts>,
  titleIn: (texts: Texts) => string,
): MenuEntry {
  const { call, ...place } = menu;
  const title = textIn(texts, titleIn);
  return { key: name, component: name, path, permission: permission ?? permissionOf(call), title, ...place };
}
