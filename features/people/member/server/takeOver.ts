import { and, count, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { Feature } from '../../../../platform/server/feature.ts';
import type { Handover, Member } from '../../../../platform/server/handover.ts';
import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import type { ReadBy } from '../../../../platform/wire/call.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { textIn } from '../../../../platform/wire/language.ts';
import { sendMessages } from '../../../portal/message/server/index.ts';
import { findPerson } from '../../account/server/index.ts';
import type { HandoverCount, takeOver } from '../wire.ts';
import { aboutMember, memberTakenOver } from './messages.ts';
import { lockedChange } from './person.ts';
import { invitation } from './tables.ts';
import { texts, userError } from './texts.ts';

const isOpenOf = ({ accountId, companyId }: Member) =>
  and(eq(invitation.invitedBy, accountId), eq(invitation.companyId, companyId), eq(invitation.status, 'open'));

/** Open invitations, which work again in the name of a colleague who manages people. */
export const invitationHandover: Handover = {
  kind: 'invitations',
  title: textIn(texts, (t) => t.handover.invitations),
  async count(db, from) {
    const [found] = await db.select({ many: count() }).from(invitation).where(isOpenOf(from));
    return found?.many ?? 0;
  },
  async move(db, from, to) {
    const moved = await db
      .update(invitation)
      .set({ invitedBy: to.accountId, updatedAt: sql`now()` })
      .where(isOpenOf(from))
      .returning({ id: invitation.id });
    return moved.length;
  },
};

const handoversOf = (all: readonly Feature[]) => all.flatMap(({ handovers = [] }) => handovers);

async function memberOf(db: Db, companyId: number, accountId: number): Promise<Member | null> {
  const found = await findPerson(db, companyId, accountId);
  return found ? { accountId, companyId, name: found.name, mobile: found.mobile } : null;
}

/** How much there is of each kind. */
export async function previewTakeOver(
  all: readonly Feature[],
  accountId: number,
  { db, user, language }: CallContext,
): Promise<HandoverCount[]> {
  const from = await memberOf(db, ownCompanyId(user), accountId);
  if (from === null) throw userError((t) => t.absent, CODE.absent);
  return Promise.all(
    handoversOf(all).map(async ({ kind, title, count: countOf }) => ({
      kind,
      title: title[language],
      count: await countOf(db, from),
    })),
  );
}

/** In one transaction; the colleague is told how much came. */
export async function takeOverFrom(
  all: readonly Feature[],
  { companyUserId, toCompanyUserId }: ReadBy<typeof takeOver>,
  ctx: CallContext,
): Promise<HandoverCount[]> {
  const { db, companyId, person } = await lockedChange(ctx, companyUserId);
  const colleague = await findPerson(db, companyId, toCompanyUserId);
  if (!colleague?.isActive || colleague.accountId === person.accountId)
    throw userError.withFields((t) => t.noColleague, { toCompanyUserId: (t) => t.noColleague });
  const from = { accountId: person.accountId, companyId, name: person.name, mobile: person.mobile };
  const to = { accountId: colleague.accountId, companyId, name: colleague.name, mobile: colleague.mobile };
  const moved: HandoverCount[] = [];
  for (const { kind, title, move } of handoversOf(all)) {
    moved.push({ kind, title: title[ctx.language], count: await move(db, from, to) });
  }
  const total = moved.reduce((sum, one) => sum + one.count, 0);
  if (total === 0) return moved;
  const params = { personName: person.name, count: total };
  await sendMessages(db, memberTakenOver, [{ accountId: to.accountId, about: aboutMember(person.accountId), params }]);
  return moved;
}
