import { asc } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { type CurrentUser, isAdmitted } from '../../../../platform/wire/currentUser.ts';
import type { Language } from '../../../../platform/wire/language.ts';
import type { MenuNode } from '../wire.ts';
import { selectMenuGrant } from './grant.ts';
import { sysMenu } from './tables.ts';

type MenuRow = typeof sysMenu.$inferSelect;
const GROUP = 'Layout';

/** Menu of a user, without forbidden entries, those its company does not show it, and empty groups. */
export async function menuOf(db: Db, user: CurrentUser, language: Language): Promise<MenuNode[]> {
  return branch(await shownTo(db, user), null, language).map(inLayout);
}

async function shownTo(db: Db, user: CurrentUser): Promise<MenuRow[]> {
  const [rows, granted] = await Promise.all([
    db.select().from(sysMenu).orderBy(asc(sysMenu.sortOrder), asc(sysMenu.id)),
    user.isMainAccount ? null : selectMenuGrant(db, user.accountId),
  ]);
  const isShown = (row: MenuRow) => granted === null || row.component === GROUP || granted.has(row.menuKey);
  return rows.filter((row) => admits(row, user) && isShown(row));
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
  const rows = await shownTo(db, user);
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
      .filter(({ component, children }) => component !== GROUP || children.length > 0)
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
  const leaf: MenuNode = {
    name: row.menuKey,
    path: row.path,
    hidden: false,
    component: row.component,
    alwaysShow: children.length > 0,
    meta: { title, icon: row.icon, noCache: false, link },
  };
  return children.length > 0 ? { ...leaf, redirect: 'noRedirect', children } : leaf;
}

const isGroup = (entry: MenuNode) => entry.component === GROUP || entry.component === 'ParentView';

/** Clients of this dialect wrap top-level pages in a Layout. */
function inLayout(entry: MenuNode): MenuNode {
  if (isGroup(entry)) return entry;
  return { ...entry, name: `${entry.name}Layout`, path: '/', component: 'Layout', children: [entry] };
}
