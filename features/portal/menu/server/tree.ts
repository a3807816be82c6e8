import { asc } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { Feature, MenuEntry } from '../../../../platform/server/feature.ts';
import { type CurrentUser, isAdmitted } from '../../../../platform/wire/currentUser.ts';
import type { Language } from '../../../../platform/wire/language.ts';
import type { MenuNode } from '../wire.ts';
import { selectMenuGrant } from './grant.ts';
import { GROUPS } from './groups.ts';
import { sysMenu } from './tables.ts';

type MenuRow = typeof sysMenu.$inferSelect;
/** Components that hold entries: a group, and a heading within it. */
const HOLDERS: readonly string[] = ['Layout', 'ParentView'];

/** Menu of a user, without forbidden entries, those its company does not show it, and empty groups. */
export async function menuOf(
  db: Db,
  all: readonly Feature[],
  user: CurrentUser,
  language: Language,
): Promise<MenuNode[]> {
  const hidden = hiddenFrom(user, [...GROUPS, ...all.flatMap((feature) => feature.menu ?? [])]);
  const rows = await shownTo(db, user, hidden);
  return branch(rows, null, language).map(inLayout);
}

/** Keys of the entries that their own rule hides. */
const hiddenFrom = (user: CurrentUser, entries: readonly MenuEntry[]): ReadonlySet<string> =>
  new Set(entries.filter(({ isShown }) => isShown?.(user) === false).map(({ key }) => key));

async function shownTo(db: Db, user: CurrentUser, hidden: ReadonlySet<string>): Promise<MenuRow[]> {
  const [rows, granted] = await Promise.all([
    db.select().from(sysMenu).orderBy(asc(sysMenu.sortOrder), asc(sysMenu.id)),
    user.isMainAccount ? null : selectMenuGrant(db, user.accountId),
  ]);
  const isShown = (row: MenuRow) => granted === null || HOLDERS.includes(row.component) || granted.has(row.menuKey);
  return rows.filter((row) => admits(row, user) && isShown(row) && !hidden.has(row.menuKey));
}

/** Entry of the menu, as a main account chooses it for others. */
export interface GrantableMenu {
  menuId: number;
  menuKey: string;
  title: string;
  children: GrantableMenu[];
}

/** The user's menu with ids, groups without entries left out. */
export async function grantableMenus(db: Db, user: CurrentUser, language: Language): Promise<GrantableMenu[]> {
  const rows = await shownTo(db, user, hiddenFrom(user, GROUPS));
  const below = (parentId: number | null): GrantableMenu[] =>
    rows
      .filter((row) => row.parentId === parentId)
      .map((row) => ({
        menuId: row.id,
        menuKey: row.menuKey,
        title: titleIn(row, language),
        children: below(row.id),
        component: row.component,
      }))
      .filter(({ component, children }) => !HOLDERS.includes(component) || children.length > 0)
      .map(({ component: _group, ...entry }) => entry);
  return below(null);
}

const titleIn = (row: MenuRow, language: Language) => ({ zh: row.titleZh, en: row.titleEn, ru: row.titleRu })[language];

const admits = ({ permission, roles }: MenuRow, user: CurrentUser) =>
  isAdmitted(user, { permission: permission ?? [], roles: roles ?? [] });

function branch(rows: readonly MenuRow[], parentId: number | null, language: Language): MenuNode[] {
  return rows
    .filter((row) => row.parentId === parentId)
    .map((row) => node(row, branch(rows, row.id, language), language))
    .filter((found) => !isGroup(found) || (found.children?.length ?? 0) > 0);
}

function node(row: MenuRow, children: MenuNode[], language: Language): MenuNode {
  const title = titleIn(row, language);
  const link = /^https?:/.test(row.path) ? row.path : null;
  const { path, query } = link === null ? addressIn(row.path) : { path: row.path };
  const leaf: MenuNode = {
    name: row.menuKey,
    path,
    ...(query !== undefined && { query }),
    hidden: false,
    component: row.component,
    alwaysShow: children.length > 0,
    meta: { title, icon: row.icon, noCache: false, link },
  };
  return children.length > 0 ? { ...leaf, redirect: 'noRedirect', children } : leaf;
}

/** Clients of this dialect read the query of an entry as JSON beside its path. */
function addressIn(whole: string): { path: string; query?: string } {
  const [path = '', search] = whole.split('?');
  return search === undefined
    ? { path }
    : { path, query: JSON.stringify(Object.fromEntries(new URLSearchParams(search))) };
}

const isGroup = (entry: MenuNode) => HOLDERS.includes(entry.component);

/** Clients of this dialect wrap top-level pages in a Layout. */
function inLayout(entry: MenuNode): MenuNode {
  if (isGroup(entry)) return entry;
  return { ...entry, name: `${entry.name}Layout`, path: '/', component: 'Layout', children: [entry] };
}
