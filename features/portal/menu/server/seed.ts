import { inArray, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { excluded } from '../../../../platform/server/database/excluded.ts';
import type { Feature, MenuEntry } from '../../../../platform/server/feature.ts';
import { GROUPS, HEADINGS } from './groups.ts';
import { named } from './names.ts';
import { sysMenu } from './tables.ts';

/** Syncs the menu table with the features; groups and headings first, as parents. */
export async function seedMenu(db: Db, all: readonly Feature[]): Promise<void> {
  const entries = all.flatMap((feature) => feature.menu ?? []);
  await saveEntries(db, GROUPS, new Map());
  await saveEntries(db, HEADINGS, await idsOf(db, GROUPS));
  await saveEntries(db, entries.map(named), await idsOf(db, [...GROUPS, ...HEADINGS]));
  const keys = [...GROUPS, ...HEADINGS, ...entries].map((entry) => entry.key);
  await db.delete(sysMenu).where(notInArray(sysMenu.menuKey, keys));
}

async function idsOf(db: Db, entries: readonly MenuEntry[]): Promise<ReadonlyMap<string, number>> {
  const keys = entries.map(({ key }) => key);
  const found = await db
    .select({ key: sysMenu.menuKey, id: sysMenu.id })
    .from(sysMenu)
    .where(inArray(sysMenu.menuKey, keys));
  return new Map(found.map(({ key, id }) => [key, id]));
}

const asRow = (names: readonly string[] | undefined) => (names === undefined ? null : [...names]);

const { parentId, titleZh, titleEn, titleRu, path, component, icon, sortOrder, permission, roles } = sysMenu;
const WRITTEN = { parentId, titleZh, titleEn, titleRu, path, component, icon, sortOrder, permission, roles };
const GIVEN = excluded(WRITTEN);
const rowIn = (values: object) => sql`(${sql.join(Object.values(values), sql`, `)})`;

async function saveEntries(db: Db, entries: readonly MenuEntry[], groups: ReadonlyMap<string, number>): Promise<void> {
  await db
    .insert(sysMenu)
    .values(entries.map((entry) => rowOf(entry, groups)))
    .onConflictDoUpdate({
      target: sysMenu.menuKey,
      set: { ...GIVEN, updatedAt: sql`now()` },
      setWhere: sql`${rowIn(WRITTEN)} is distinct from ${rowIn(GIVEN)}`,
    });
}

function rowOf(entry: MenuEntry, groups: ReadonlyMap<string, number>): typeof sysMenu.$inferInsert {
  const group = entry.group === undefined ? undefined : groups.get(entry.group);
  if (entry.group !== undefined && group === undefined) throw new Error(`no menu group ${entry.group}`);
  return {
    menuKey: entry.key,
    parentId: group ?? null,
    titleZh: entry.title.zh,
    titleEn: entry.title.en,
    titleRu: entry.title.ru,
    path: entry.path,
    component: entry.component,
    icon: entry.icon,
    sortOrder: entry.order,
    permission: typeof entry.permission === 'string' ? [entry.permission] : asRow(entry.permission),
    roles: asRow(entry.roles),
  };
}
