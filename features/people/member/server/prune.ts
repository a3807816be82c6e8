import { lt, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { invitation, passwordLink } from './tables.ts';

const KEPT_DAYS = 90;
const longAgo = sql`now() - make_interval(days => ${KEPT_DAYS})`;

/** Ended links; a link that is used much later is then unknown instead of old. */
export async function deleteOld(db: Db): Promise<number> {
  const invitations = await db
    .delete(invitation)
    .where(lt(invitation.expiresAt, longAgo))
    .returning({ id: invitation.id });
  const links = await db
    .delete(passwordLink)
    .where(lt(passwordLink.expiresAt, longAgo))
    .returning({ id: passwordLink.id });
  return invitations.length + links.length;
}
