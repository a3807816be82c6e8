import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import type { EmpowerType } from '../../../../platform/wire/currentUser.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { formatDate, formatDateTime } from '../../../../platform/wire/time.ts';
import { downloadPathOf } from '../../../documents/resource/server/index.ts';
import { closeTodos, sendMessages } from '../../../portal/message/server/index.ts';
import { EDITABLE, isInScope, trusteeAbilitiesOf } from '../status.ts';
import { normalizeTrustee, type TrusteeForm, trusteeFaultsOf } from '../trusteeForm.ts';
import type { addTrustee, deleteTrustee, listTrustees, revokeTrustee, Trustee, updateTrustee } from '../wire.ts';
import { claimLetter, removeEarlierLetters, removeLetter } from './files.ts';
import { trusteeMoves } from './life.ts';
import { aboutTrustee, REMINDER_TODOS, TRUSTEE_TODOS, trusteeSubmitted } from './messages.ts';
import {
  insertTrustee,
  ofCompany,
  selectEarlierIds,
  selectOfCompany,
  selectTrustee,
  type TrusteeRow,
} from './queries.ts';
import { trusteeAuthorization } from './tables.ts';
import { type texts, userError } from './texts.ts';

export async function listOwnTrustees({ db, user }: CallContext): Promise<PayloadOf<typeof listTrustees>> {
  const today = formatDate(new Date());
  const found = await selectOfCompany(db, ownCompanyId(user));
  return { aaData: found.map((one) => toDto(one, user.empowerType, today)) };
}

type Listed = Awaited<ReturnType<typeof selectOfCompany>>[number];

function toDto({ row, linkSentAt, linkOpenedAt }: Listed, empowerType: EmpowerType | null, today: string): Trustee {
  const period = { authorizedStartDate: row.startDate, authorizedEndDate: row.endDate };
  const { status } = row;
  const inScope = isInScope(period, today);
  return {
    ...period,
    id: row.id,
    authorizedName: row.name,
    authorizedMobile: row.mobile,
    authorizedIdNo: row.idNo,
    addTime: formatDateTime(row.submittedAt),
    status,
    authorizedUrl: downloadPathOf(row.resourceId),
    resourceId: row.resourceId,
    inScope,
    reason: row.reason,
    linkSentTime: timeOf(linkSentAt),
    linkOpenedTime: timeOf(linkOpenedAt),
    abilities: trusteeAbilitiesOf({ status, inScope }, empowerType),
  };
}

const timeOf = (text: string | null) => (text === null ? null : formatDateTime(new Date(text)));

/** The form as columns; refused with a reason for each wrong field. */
function columnsOf(form: TrusteeForm) {
  const trustee = normalizeTrustee(form);
  const faults = Object.entries(trusteeFaultsOf(trustee));
  const { resourceId } = trustee;
  if (faults.length > 0 || resourceId === null)
    throw userError.withFields(
      (t) => t.check,
      Object.fromEntries(faults.map(([field, key]) => [field, (t: typeof texts.zh) => t.faults[key]])),
    );
  return {
    resourceId,
    name: trustee.authorizedName,
    mobile: trustee.authorizedMobile,
    idNo: trustee.authorizedIdNo,
    startDate: trustee.authorizedStartDate,
    endDate: trustee.authorizedEndDate,
  };
}

export async function addOwnTrustee(
  form: ReadBy<typeof addTrustee>,
  { db, user }: CallContext,
): Promise<PayloadOf<typeof addTrustee>> {
  const companyId = ownCompanyId(user);
  const columns = columnsOf(form);
  const { resourceId } = columns;
  await claimLetter(db, user, { authorizedId: null, resourceId });
  const earlier = await selectEarlierIds(db, companyId, columns.idNo);
  const authorizedId = await insertTrustee(db, { ...columns, companyId, accountId: user.accountId });
  await claimLetter(db, user, { authorizedId, resourceId });
  await closeTodos(db, earlier.map(aboutTrustee), REMINDER_TODOS);
  await notifyReviewers(db, user.companyName ?? '', { id: authorizedId, name: columns.name });
  return { authorizedId };
}

export async function updateOwnTrustee(
  { authorizedId, ...form }: ReadBy<typeof updateTrustee>,
  { db, user }: CallContext,
): Promise<void> {
  const companyId = ownCompanyId(user);
  const columns = columnsOf(form);
  await claimLetter(db, user, { authorizedId, resourceId: columns.resourceId });
  const submission = { ...columns, accountId: user.accountId, submittedAt: new Date(), reason: '' };
  const decision = { decidedBy: null, decidedAt: null };
  const scope = ofCompany(authorizedId, companyId);
  const set = { ...submission, ...decision };
  const moved = await trusteeMoves.make('submit', authorizedId, {}, { db }, { scope, set });
  await removeEarlierLetters(db, moved);
  await closeTodos(db, [aboutTrustee(authorizedId)], TRUSTEE_TODOS);
  await notifyReviewers(db, user.companyName ?? '', moved);
}

export async function deleteOwnTrustee(
  { authorizedId }: ReadBy<typeof deleteTrustee>,
  { db, user }: CallContext,
): Promise<void> {
  const companyId = ownCompanyId(user);
  const removed = await db
    .delete(trusteeAuthorization)
    .where(
      and(
        eq(trusteeAuthorization.id, authorizedId),
        eq(trusteeAuthorization.companyId, companyId),
        inArray(trusteeAuthorization.status, [...EDITABLE]),
      ),
    )
    .returning({ id: trusteeAuthorization.id });
  if (removed.length === 0) throw await whyNot(db, companyId, authorizedId);
  await removeLetter(db, authorizedId);
  await closeTodos(db, [aboutTrustee(authorizedId)], TRUSTEE_TODOS);
}

export async function revokeOwnTrustee(
  { authorizedId, reason }: ReadBy<typeof revokeTrustee>,
  { db, user }: CallContext,
): Promise<void> {
  const scope = ofCompany(authorizedId, ownCompanyId(user));
  const set = { reason, decidedBy: user.accountId, decidedAt: new Date() };
  await trusteeMoves.make('revoke', authorizedId, {}, { db }, { scope, set });
  await closeTodos(db, [aboutTrustee(authorizedId)], TRUSTEE_TODOS);
}

/** Another company's authorization does not exist for this one. */
async function whyNot(db: Db, companyId: number, authorizedId: number) {
  const found = await selectTrustee(db, companyId, authorizedId);
  return found === undefined ? userError((t) => t.absent, CODE.absent) : userError((t) => t.notEditable);
}

async function notifyReviewers(db: Db, companyName: string, { id, name }: Pick<TrusteeRow, 'id' | 'name'>) {
  const params = { companyName, name, authorizedId: id };
  await sendMessages(db, trusteeSubmitted, [{ about: aboutTrustee(id), params }]);
}
