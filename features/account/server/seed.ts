import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import type { Feature, RoleKey } from '../../../platform/server/feature.ts';
import { permission, role, rolePermission } from './tables.ts';

const ROLE_KEYS = ['admin', 'customer', 'supplier', 'agent', 'special', 'operator', 'tourist'];

/** Seeds roles and permissions; revoked ones stay revoked. */
export async function seedRoles(db: Db, all: readonly Feature[]): Promise<void> {
  await db
    .insert(role)
    .values(ROLE_KEYS.map((roleKey) => ({ roleKey })))
    .onConflictDoNothing();
  const codes = [...new Set(grantsOf(all).map((grant) => grant.code))];
  if (codes.length === 0) return;
  const added = await db
    .insert(permission)
    .values(codes.map((code) => ({ code })))
    .onConflictDoNothing()
    .returning({ id: permission.id, code: permission.code });
  for (const { roleKey, ids } of newGrants(all, added)) {
    const [found] = await db.select({ id: role.id }).from(role).where(eq(role.roleKey, roleKey));
    if (found === undefined || ids.length === 0) continue;
    await db
      .insert(rolePermission)
      .values(ids.map((permissionId) => ({ roleId: found.id, permissionId })))
      .onConflictDoNothing();
  }
}

function grantsOf(all: readonly Feature[]): { roleKey: string; code: string }[] {
  return all.flatMap((feature) =>
    Object.entries(feature.grants ?? {}).flatMap(([roleKey, codes]) =>
      (codes ?? []).map((code) => ({ roleKey, code })),
    ),
  );
}

function newGrants(all: readonly Feature[], added: readonly { id: number; code: string }[]) {
  const grants = grantsOf(all);
  return ROLE_KEYS.map((roleKey) => {
    const codes = new Set(grants.filter((grant) => grant.roleKey === roleKey).map((grant) => grant.code));
    return { roleKey, ids: added.filter((row) => codes.has(row.code)).map((row) => row.id) };
  });
}

export async function roleIds(db: Db, keys: readonly (RoleKey | 'admin')[]): Promise<number[]> {
  if (keys.length === 0) return [];
  const found = await db
    .select({ id: role.id })
    .from(role)
    .where(inArray(role.roleKey, [...keys]));
  return found.map((row) => row.id);
}
