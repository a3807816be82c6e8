import { eq, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import type { Feature, MenuEntry } from '../../../platform/server/feature.ts';
import { sysMenu } from './tables.ts';

const GROUPS: readonly MenuEntry[] = [
  {
    key: 'space',
    title: { zh: '订舱服务', en: 'Booking', ru: 'Бронирование' },
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
  const entries = [...GROUPS, ...all.flatMap((feature) => feature.menu ?? [])];
  for (const entry of entries) await saveEntry(db, entry);
  const keys = entries.map((entry) => entry.key);
  await db.delete(sysMenu).where(notInArray(sysMenu.menuKey, keys));
}

const asRow = (names: readonly string[] | undefined) => (names === undefined ? null : [...names]);

async function saveEntry(db: Db, entry: MenuEntry): Promise<void> {
  const [group] = entry.group
    ? await db.select({ id: sysMenu.id }).from(sysMenu).where(eq(sysMenu.menuKey, entry.group))
    : [];
  if (entry.group !== undefined && group === undefined) throw new Error(`no menu group ${entry.group}`);
  const row = {
    parentId: group?.id ?? null,
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
  await db
    .insert(sysMenu)
    .values({ menuKey: entry.key, ...row })
    .onConflictDoUpdate({ target: sysMenu.menuKey, set: { ...row, updatedAt: sql`now()` } });
}
