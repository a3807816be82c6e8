import { asc } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import { type CurrentUser, isAdmitted } from '../../../platform/wire/currentUser.ts';
import type { Language } from '../../../platform/wire/language.ts';
import type { MenuNode } from '../wire.ts';
import { sysMenu } from './tables.ts';

type MenuRow = typeof sysMenu.$inferSelect;

/** Menu of a user, without forbidden entries and empty groups. */
export async function menuOf(db: Db, user: CurrentUser, language: Language): Promise<MenuNode[]> {
  const rows = await db.select().from(sysMenu).orderBy(asc(sysMenu.sortOrder), asc(sysMenu.id));
  const open = rows.filter((row) => admits(row, user));
  return branch(open, null, language).map(inLayout);
}

const admits = ({ permission, roles }: MenuRow, user: CurrentUser) =>
  isAdmitted(user, { permission: permission ?? [], roles: roles ?? [] });

function branch(rows: readonly MenuRow[], parentId: number | null, language: Language): MenuNode[] {
  return rows
    .filter((row) => row.parentId === parentId)
    .map((row) => node(row, branch(rows, row.id, language), language))
    .filter((found) => !isGroup(found) || (found.children?.length ?? 0) > 0);
}

function node(row: MenuRow, children: MenuNode[], language: Language): MenuNode {
  const title = { zh: row.titleZh, en: row.titleEn, ru: row.titleRu }[language];
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

const isGroup = (entry: MenuNode) => entry.component === 'Layout' || entry.component === 'ParentView';

/** Clients of this dialect wrap top-level pages in a Layout. */
function inLayout(entry: MenuNode): MenuNode {
  if (isGroup(entry)) return entry;
  return { ...entry, name: `${entry.name}Layout`, path: '/', component: 'Layout', children: [entry] };
}
