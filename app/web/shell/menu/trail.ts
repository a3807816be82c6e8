import { findInMenu } from './findInMenu.ts';
import { leavesOf, type MenuItem } from './menuItems.ts';

/** `to` null: a group, which is no page. */
export interface Step {
  title: string;
  to: string | null;
}

/**
 * What a page lies below: its group and, unless the page is in the menu itself, the nearest page of the menu.
 * `inMenuAs`: path of its menu entry.
 */
export function breadcrumbOf(
  items: readonly MenuItem[],
  path: string,
  search: string,
  inMenuAs: string = path,
): Step[] {
  const match = findInMenu(items, inMenuAs, search);
  if (match === null) return [];
  const { page, groups } = match;
  const group = groups.slice(0, 1).map(({ title }) => ({ title, to: null }));
  const isItself = page.path === path;
  return isItself ? group : [...group, { title: page.title, to: page.key }];
}

/** Null for a menu without pages. */
export function firstPage(items: readonly MenuItem[]): string | null {
  return leavesOf(items).find(({ kind }) => kind === 'page')?.key ?? null;
}

/** Null for pages outside the menu, and for one that stands there by its parts. */
export function menuTitle(items: readonly MenuItem[], path: string): string | null {
  return leavesOf(items).find(({ kind, key }) => kind === 'page' && key === path)?.title ?? null;
}
