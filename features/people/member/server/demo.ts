import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { findCompanyByNo, findSignIn } from '../../account/server/index.ts';
import { FIRST_RIGHTS } from '../rights.ts';
import { INVITATION_DAYS } from '../wire.ts';
import { newLinkToken } from './links.ts';
import { invitation } from './tables.ts';

/** An invitation of the demo's shipper that waits. */
export async function seedDemoInvitation(db: Db): Promise<void> {
  const company = await findCompanyByNo(db, '10001');
  const shipper = await findSignIn(db, 'shipper');
  if (!company || !shipper) return;
  const { companyId } = company;
  const known = await db
    .select({ id: invitation.id })
    .from(invitation)
    .where(eq(invitation.companyId, companyId))
    .limit(1);
  if (known.length > 0) return;
  await db.insert(invitation).values({
    companyId,
    invitedBy: shipper.accountId,
    way: 'email',
    receiver: 'new.colleague@example.com',
    name: '方圆',
    language: 'zh',
    rights: FIRST_RIGHTS,
    tokenHash: newLinkToken().tokenHash,
    expiresAt: sql`now() + make_interval(days => ${INVITATION_DAYS})`,
  });
}
