import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { menuGrant, sysMenu } from './tables.ts';

/** Keys of the entries that a sub-account is shown; null: all that it may see. */
export async function selectMenuGrant(db: Db, accountId: number): Promise<ReadonlySet<string> | null> {
  const [found] = await db
    .select({ menuKeys: menuGrant.menuKeys })
    .from(menuGrant)
    .where(eq(menuGrant.accountId, accountId));
  return found ? new Set(found.menuKeys) : null;
}

/** Accounts among these whose menu is chosen. */
export async function selectGrantees(db: Db, accountIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (accountIds.length === 0) return new Set();
  const found = await db
    .select({ accountId: menuGrant.accountId })
    .from(menuGrant)
    .where(inArray(menuGrant.accountId, [...accountIds]));
  return new Set(found.map(({ accountId }) => accountId));
}

/** `menuIds` null: all again. */
export async function saveMenuGrant(db: Db, accountId: number, menuIds: readonly number[] | null): Promise<void> {
  if (menuIds === null) {
    await db.delete(menuGrant).where(eq(menuGrant.accountId, accountId));
    return;
  }
  const entries = await db
    .select({ menuKey: sysMenu.menuKey })
    .from(sysMenu)
    .where(inArray(sysMenu.id, [...menuIds]));
  const menuKeys = entries.map(({ menuKey }) => menuKey);
  await db
    .insert(menuGrant)
    .values({ accountId, menuKeys })
    .onConflictDoUpdate({ target: menuGrant.accountId, set: { menuKeys } });
}
