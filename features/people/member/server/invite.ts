import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Config } from '../../../../platform/server/config.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { readPage } from '../../../../platform/server/database/readPage.ts';
import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import { writeOutbox } from '../../../../platform/server/outbox/writeOutbox.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { shownTimes } from '../../../../platform/wire/shownTime.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import { accountNameOf, companyNameOf } from '../../account/server/index.ts';
import { contactOf } from '../../session/server/index.ts';
import { joinByLinkPage } from '../pages.ts';
import { rightsNotHeld } from '../rights.ts';
import {
  INVITATION_DAYS,
  type Invitation,
  type queryInvitations,
  type resendInvitation,
  SMS_INVITATIONS,
  type saveInvitation,
} from '../wire.ts';
import { linkTo, newLinkToken } from './links.ts';
import { lockedManager } from './person.ts';
import { invitation } from './tables.ts';
import { texts, userError } from './texts.ts';

type LinkConfig = Pick<Config, 'publicUrl' | 'port'>;
type InvitationRow = typeof invitation.$inferSelect;
type Sent = PayloadOf<typeof saveInvitation>;

const expiresAt = sql`now() + make_interval(days => ${INVITATION_DAYS})`;
const isExpiredSql = sql<boolean>`${invitation.expiresAt} <= now()`;

/** Invitations that wait or ran out. */
export async function listInvitations(
  page: ReadBy<typeof queryInvitations>,
  { db, user }: CallContext,
): Promise<PayloadOf<typeof queryInvitations>> {
  const where = and(eq(invitation.companyId, ownCompanyId(user)), eq(invitation.status, 'open'));
  const list = { id: invitation.id, from: invitation, where, order: [desc(invitation.id)] };
  const listed = db.select({
    row: invitation,
    invitedBy: accountNameOf(invitation.invitedBy),
    isExpired: isExpiredSql,
  });
  const { rows, total } = await readPage(db, page, list, listed.from(invitation).$dynamic());
  return {
    rows: rows.map(({ row, invitedBy, isExpired }) => toDto(row, invitedBy ?? '', isExpired)),
    total,
  };
}

function toDto(row: InvitationRow, invitedBy: string, isExpired: boolean): Invitation {
  return {
    invitationId: row.id,
    way: row.way,
    receiver: row.receiver,
    realUsername: row.name,
    language: row.language,
    rights: row.rights,
    status: isExpired ? 'expired' : row.status,
    invitedBy,
    acceptedBy: null,
    addTime: formatDateTime(row.createdAt),
    expireTime: formatDateTime(row.expiresAt),
  };
}

/** Bound to the company and to rights that the inviter holds. */
export async function invite(
  { way, receiver: given, realUsername: name, language, rights }: ReadBy<typeof saveInvitation>,
  config: LinkConfig,
  ctx: CallContext,
): Promise<Sent> {
  const { db, companyId, actor } = await lockedManager(ctx);
  const giver = { isMainAccount: actor.isMainAccount || actor.isAdministrator, rights: actor.rights };
  if (rightsNotHeld(giver, null, rights).length > 0) throw userError((t) => t.notHeld);
  const receiver = receiverOf(way, given);
  if (way === 'sms') await assertSmsRate(db, companyId, receiver);
  const { token, tokenHash } = newLinkToken();
  const [added] = await db
    .insert(invitation)
    .values({
      companyId,
      invitedBy: actor.accountId,
      way,
      receiver,
      name,
      language,
      rights,
      tokenHash,
      expiresAt,
    })
    .returning();
  if (added === undefined) throw new Error('an invitation was not added');
  return send(db, added, { token, config, person: actor.name });
}

function receiverOf(way: InvitationRow['way'], given: string): string {
  if (way === 'link') return '';
  if (given === '') throw userError.withFields((t) => t.receiverNeeded, { receiver: (t) => t.receiverNeeded });
  const isRight = (way === 'email') === given.includes('@');
  const reason = way === 'email' ? 'email' : 'mobile';
  if (!isRight) throw userError.withFields((t) => t.rules[reason], { receiver: (t) => t.rules[reason] });
  return contactOf(way === 'email' ? { mobile: '', email: given } : { mobile: given, email: '' }).address;
}

/** Answers the token of a link; others leave by the outbox, in the language of the invited person. */
async function send(
  db: Db,
  row: InvitationRow,
  { token, config, person }: { token: string; config: LinkConfig; person: string },
): Promise<Sent> {
  const { id: invitationId, way, receiver, language } = row;
  if (way === 'link') return { invitationId, token };
  const [named] = await db
    .select({ company: companyNameOf(invitation.companyId) })
    .from(invitation)
    .where(eq(invitation.id, invitationId));
  const t = texts[language];
  const company = named?.company ?? '';
  const until = shownTimes(language).dateTime(formatDateTime(row.expiresAt));
  const link = linkTo(config, joinByLinkPage.path, token);
  const text = t.invitationText({ company, person, link, until });
  const subject = way === 'email' ? { subject: t.invitationSubject({ company }) } : {};
  await writeOutbox(db, [{ channel: way, receiver, ...subject, text }]);
  return { invitationId, token: null };
}

const isOpenOf = (companyId: number, invitationId: number) =>
  and(eq(invitation.id, invitationId), eq(invitation.companyId, companyId), eq(invitation.status, 'open'));

/** Texts cost money and bother people: so many a day. An invitation counts with all that it was sent, while it is in use. */
async function assertSmsRate(db: Db, companyId: number, receiver: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`invitation ${receiver}`}, 0))`);
  const isRecent = and(eq(invitation.way, 'sms'), gt(invitation.updatedAt, sql`now() - interval '1 day'`));
  const sendsWhere = (whose: SQL) => sql<number>`coalesce(sum(${invitation.sends}) filter (where ${whose}), 0)::int`;
  const [found] = await db
    .select({
      ofCompany: sendsWhere(eq(invitation.companyId, companyId)),
      toNumber: sendsWhere(eq(invitation.receiver, receiver)),
    })
    .from(invitation)
    .where(isRecent);
  const { ofCompany = 0, toNumber = 0 } = found ?? {};
  if (toNumber >= SMS_INVITATIONS.toNumber || ofCompany >= SMS_INVITATIONS.ofCompany)
    throw userError((t) => t.smsTooMany);
}

/** A new token; the earlier link ends. The resender answers for its rights. */
export async function resend(
  { invitationId }: ReadBy<typeof resendInvitation>,
  config: LinkConfig,
  ctx: CallContext,
): Promise<Sent> {
  const { db, companyId, actor } = await lockedManager(ctx);
  const { token, tokenHash } = newLinkToken();
  const [open] = await db.select().from(invitation).where(isOpenOf(companyId, invitationId));
  if (open?.way === 'sms') await assertSmsRate(db, companyId, open.receiver);
  const [sent] = await db
    .update(invitation)
    .set({
      tokenHash,
      expiresAt,
      invitedBy: actor.accountId,
      ...{ sends: sql`${invitation.sends} + 1`, updatedAt: sql`now()` },
    })
    .where(isOpenOf(companyId, invitationId))
    .returning();
  if (sent === undefined) throw userError((t) => t.invitationGone, CODE.absent);
  return send(db, sent, { token, config, person: actor.name });
}

export async function revoke(invitationId: number, ctx: CallContext): Promise<void> {
  const { db, companyId } = await lockedManager(ctx);
  const revoked = await db
    .update(invitation)
    .set({ status: 'revoked', updatedAt: sql`now()` })
    .where(isOpenOf(companyId, invitationId))
    .returning({ id: invitation.id });
  if (revoked.length === 0) throw userError((t) => t.invitationGone, CODE.absent);
}
