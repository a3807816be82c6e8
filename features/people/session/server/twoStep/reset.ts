import { desc, isNotNull, sql } from 'drizzle-orm';
import { auditEntryOf, writeAudit } from '../../../../../platform/server/audit/auditLog.ts';
import type { CallContext } from '../../../../../platform/server/http/callContext.ts';
import { sheetField } from '../../../../../platform/server/records/columns.ts';
import { serveRecords } from '../../../../../platform/server/records/serveRecords.ts';
import { CODE } from '../../../../../platform/wire/envelope.ts';
import {
  accountIdsNamed,
  accountNameOf,
  companyNameOfAccount,
  findCurrentUser,
  userNameOf,
} from '../../../account/server/index.ts';
import { twoStepPeople, resetTwoStep as wire } from '../../twoStepWire.ts';
import { endSessions } from '../authenticate.ts';
import { sessions } from '../online/queries.ts';
import { recoveryCode, twoStep } from '../tables.ts';
import { twoStepTexts, userError } from '../texts.ts';
import { forget } from './manage.ts';
import { notifyOwner } from './notifyOwner.ts';
import { selectOwner } from './queries.ts';

const { text, time } = sheetField;

const unusedCodes = sql<number>`(select count(*)::int from ${recoveryCode}
  where ${recoveryCode.accountId} = ${twoStep.accountId} and ${recoveryCode.usedAt} is null)`;

/** People who have two-step sign-in, newest first. */
export const twoStepRecords = serveRecords(twoStepPeople, {
  from: twoStep,
  texts: twoStepTexts,
  sheetTitle: (t) => t.people.title,
  columns: (t) => ({
    twoStepId: twoStep.id,
    userName: text(t.people.user, 20, sql<string>`${userNameOf(twoStep.accountId)}`),
    nickName: text(t.people.name, 16, sql<string>`${accountNameOf(twoStep.accountId)}`),
    companyName: text(t.people.company, 30, sql<string | null>`${companyNameOfAccount(twoStep.accountId)}`),
    sinceTime: time(t.people.since, 18, twoStep.confirmedAt),
    recoveryCodesLeft: unusedCodes,
  }),
  where: ({ userName }) => [
    isNotNull(twoStep.confirmedAt),
    userName ? sql`${twoStep.accountId} in ${accountIdsNamed(userName)}` : undefined,
  ],
  order: [desc(twoStep.confirmedAt), desc(twoStep.id)],
});

const STAFF_ROLES = ['operator', 'admin'];
const isAdmin = ({ roles }: { roles: readonly string[] }) => roles.includes('admin');

/** Only administrators reset it for operators and administrators, never for themselves. */
export async function resetTwoStep(
  { twoStepId, reason }: { twoStepId: number; reason: string },
  ctx: CallContext,
): Promise<void> {
  const { user } = ctx;
  const accountId = await selectOwner(ctx.db, twoStepId);
  if (accountId === undefined) throw personAbsent();
  if (accountId === user.accountId) throw userError((t) => t.twoStep.notOwn);
  const owner = await findCurrentUser(ctx.db, accountId);
  const isStaff = STAFF_ROLES.some((role) => owner?.roles.includes(role));
  if (isStaff && !isAdmin(user)) throw userError((t) => t.twoStep.staffOnlyByAdmin, CODE.forbidden);
  await ctx.db.transaction(async (db) => {
    if (!(await forget(db, accountId))) throw personAbsent();
    await endSessions(db, sessions.allOf(accountId));
    await notifyOwner(db, accountId, (t) => t.reset({ reason }));
    await writeAudit(db, auditEntryOf(wire, { twoStepId, accountId }, ctx));
  });
}

const personAbsent = () => userError((t) => t.twoStep.personAbsent, CODE.absent);
