import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { Feature, RoleKey } from '../../../../platform/server/feature.ts';
import { MEMBER_RIGHTS, type MemberRight } from '../../../../platform/wire/currentUser.ts';
import { permission, role, rolePermission } from './tables.ts';

const ROLE_KEYS = ['admin', 'customer', 'supplier', 'agent', 'special', 'operator', 'tourist'];

/** Seeds roles and permissions; revoked ones stay revoked. */
export async function seedRoles(db: Db, all: readonly Feature[]): Promise<void> {
  await db
    .insert(role)
    .values(ROLE_KEYS.map((roleKey) => ({ roleKey })))
    .onConflictDoNothing();
  const governed = governedCodes(all);
  const codes = [...new Set([...grantsOf(all), ...governed].map(({ code }) => code))];
  if (codes.length === 0) return;
  const added = await db
    .insert(permission)
    .values(codes.map((code) => ({ code })))
    .onConflictDoNothing()
    .returning({ id: permission.id, code: permission.code });
  await syncMemberRights(db, governed);
  for (const { roleKey, ids } of newGrants(all, added)) {
    const [found] = await db.select({ id: role.id }).from(role).where(eq(role.roleKey, roleKey));
    if (found === undefined || ids.length === 0) continue;
    await db
      .insert(rolePermission)
      .values(ids.map((permissionId) => ({ roleId: found.id, permissionId })))
      .onConflictDoNothing();
  }
}

interface GovernedCode {
  code: string;
  memberRight: MemberRight;
}

function governedCodes(all: readonly Feature[]): GovernedCode[] {
  return all.flatMap(({ memberRights = {} }) =>
    MEMBER_RIGHTS.flatMap((memberRight) => (memberRights[memberRight] ?? []).map((code) => ({ code, memberRight }))),
  );
}

async function syncMemberRights(db: Db, governed: readonly GovernedCode[]): Promise<void> {
  await db.execute(sql`
    update ${permission} set member_right = now.member_right
    from ${permission} as known
    left join json_to_recordset(${JSON.stringify(governed.map(({ code, memberRight }) => ({ code, member_right: memberRight })))}::json)
      as now(code text, member_right text) on now.code = known.code
    where known.id = ${permission.id} and known.member_right is distinct from now.member_right`);
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
