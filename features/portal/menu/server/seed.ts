import { inArray, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { excluded } from '../../../../platform/server/database/excluded.ts';
import type { Feature, MenuEntry } from '../../../../platform/server/feature.ts';
import { sysMenu } from './tables.ts';

const GROUPS: readonly MenuEntry[] = [
  {
    key: 'space',
    title: { zh: '订舱', en: 'Booking', ru: 'Бронирование' },
    path: '/space',
    component: 'Layout',
    icon: 'container',
    order: 20,
  },
  {
    key: 'customers',
    title: { zh: '客户', en: 'Customers', ru: 'Клиенты' },
    path: '/customers',
    component: 'Layout',
    icon: 'company',
    order: 40,
  },
  {
    key: 'trains',
    title: { zh: '班列运营', en: 'Trains', ru: 'Поезда' },
    path: '/trains',
    component: 'Layout',
    icon: 'train',
    order: 50,
  },
  {
    key: 'services',
    title: { zh: '服务业务', en: 'Services', ru: 'Услуги' },
    path: '/services',
    component: 'Layout',
    icon: 'load',
    order: 55,
  },
  {
    key: 'communication',
    title: { zh: '沟通与通知', en: 'Communication', ru: 'Связь' },
    path: '/communication',
    component: 'Layout',
    icon: 'message',
    order: 60,
  },
  {
    key: 'money',
    title: { zh: '费用结算', en: 'Finance', ru: 'Финансы' },
    path: '/money',
    component: 'Layout',
    icon: 'money',
    order: 70,
  },
  {
    key: 'system',
    title: { zh: '系统管理', en: 'System', ru: 'Система' },
    path: '/system',
    component: 'Layout',
    icon: 'system',
    order: 80,
  },
];

/** Syncs the menu table with the features; groups first, as parents. */
export async function seedMenu(db: Db, all: readonly Feature[]): Promise<void> {
  const entries = all.flatMap((feature) => feature.menu ?? []);
  await saveEntries(db, GROUPS, new Map());
  const groupKeys = GROUPS.map((group) => group.key);
  const groups = await db
    .select({ key: sysMenu.menuKey, id: sysMenu.id })
    .from(sysMenu)
    .where(inArray(sysMenu.menuKey, groupKeys));
  await saveEntries(db, entries, new Map(groups.map(({ key, id }) => [key, id])));
  const keys = entries.map((entry) => entry.key);
  await db.delete(sysMenu).where(notInArray(sysMenu.menuKey, [...groupKeys, ...keys]));
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
