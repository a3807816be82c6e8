import type { Db } from '../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../platform/server/http/callContext.ts';
import type { ReadBy } from '../../../platform/wire/call.ts';
import { hasPermission } from '../../../platform/wire/currentUser.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { formatDate, formatDateTime } from '../../../platform/wire/time.ts';
import { readRegisteredFacts } from '../../company/server/index.ts';
import { TRUSTEE_STATUS } from '../status.ts';
import { approveTrustee, type rejectTrustee, type TrusteeReview } from '../wire.ts';
import { trusteeApproved, trusteeRejected } from './messages.ts';
import { notifyOwners } from './notifyOwners.ts';
import { moveTrustee, selectOtherCompanies, type TrusteeRow, unsafeSelectTrustee } from './queries.ts';
import { userError } from './texts.ts';

export async function readReview(authorizedId: number, { db, user }: CallContext): Promise<TrusteeReview> {
  const found = await unsafeSelectTrustee(db, authorizedId);
  if (found === undefined) throw userError((t) => t.absent, CODE.absent);
  const { row, companyFullName, companyNo, applicantName, decidedName } = found;
  const [facts, otherCompanies] = await Promise.all([
    readRegisteredFacts(db, row.companyId),
    selectOtherCompanies(db, row),
  ]);
  return {
    authorizedId,
    version: row.version,
    status: row.status,
    companyFullName,
    companyNo,
    registrationCode: facts.registrationCode,
    legalName: facts.legalName,
    companyAddr: facts.address,
    authorizedName: row.name,
    authorizedMobile: row.mobile,
    authorizedIdNo: row.idNo,
    authorizedStartDate: row.startDate,
    authorizedEndDate: row.endDate,
    submitTime: formatDateTime(row.submittedAt),
    applicantName: applicantName ?? '',
    reason: row.reason,
    decidedName: decidedName ?? '',
    decidedTime: row.decidedAt && formatDateTime(row.decidedAt),
    otherCompanies,
    abilities: {
      decide: row.status === TRUSTEE_STATUS.pending && hasPermission(user, approveTrustee.access.code),
    },
  };
}

/** Two at once: one wins. A period that is over is not approved. */
export async function approve(seen: ReadBy<typeof approveTrustee>, { db, user }: CallContext): Promise<void> {
  const decision = { reason: '', decidedBy: user.accountId, decidedAt: new Date() };
  const row = await moveTrustee(db, seen, 'approve', decision);
  if (row === undefined) throw await whyNot(db, seen.authorizedId);
  if (row.endDate < formatDate(new Date())) throw userError((t) => t.periodOver);
  await notifyOwners(db, trusteeApproved, [messageOf(row, { name: row.name, endDate: row.endDate })]);
}

export async function reject(
  { reason, ...seen }: ReadBy<typeof rejectTrustee>,
  { db, user }: CallContext,
): Promise<void> {
  const decision = { reason, decidedBy: user.accountId, decidedAt: new Date() };
  const row = await moveTrustee(db, seen, 'reject', decision);
  if (row === undefined) throw await whyNot(db, seen.authorizedId);
  await notifyOwners(db, trusteeRejected, [messageOf(row, { name: row.name, reason })]);
}

const messageOf = <Params>({ id, companyId }: TrusteeRow, params: Params) => ({
  authorizedId: id,
  companyId,
  params,
});

async function whyNot(db: Db, authorizedId: number) {
  const found = await unsafeSelectTrustee(db, authorizedId);
  return found === undefined ? userError((t) => t.absent, CODE.absent) : userError((t) => t.decided);
}
