import { eq } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { ReadBy } from '../../../../platform/wire/call.ts';
import { hasPermission } from '../../../../platform/wire/currentUser.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { sendMessages } from '../../../portal/message/server/index.ts';
import { accountIdsOf, admitToCompany, findProfile, insertCompany } from '../../account/server/index.ts';
import { notifyUserChanged, notifyUsersChanged } from '../../session/server/index.ts';
import { approveCompany, type Review, type returnCompany } from '../wire.ts';
import { applyChange } from './change.ts';
import { companyOf } from './companyKind.ts';
import { lockInForce, readInForce } from './inForce.ts';
import { NO_KEYS } from './keys.ts';
import { lookalikeKeyOf } from './lookalike.ts';
import { aboutRegistration, changeApproved, changeReturned, companyApproved, companyReturned } from './messages.ts';
import {
  insertEvent,
  moveRegistration,
  type RegistrationRow,
  selectHistory,
  selectLikenesses,
  unsafeSelectRegistration,
} from './queries.ts';
import { rolesOf } from './roles.ts';
import { companyRegistration } from './tables.ts';
import { userError } from './texts.ts';

export async function readReview(registrationId: number, { db, user }: CallContext): Promise<Review> {
  const found = await unsafeSelectRegistration(db, registrationId);
  if (found === undefined) throw userError((t) => t.absent, CODE.absent);
  const { row, companyNo, username, name } = found;
  if (row.status === 'draft') throw await whyDraft(db, row);
  const [history, likenesses, profile, changed] = await Promise.all([
    selectHistory(db, registrationId),
    selectLikenesses(db, row),
    findProfile(db, row.accountId),
    row.kind === 'registration' || row.companyId === null ? null : readInForce(db, row.companyId),
  ]);
  const { kind, status, form, remark, reasons, version } = row;
  return {
    registrationId,
    kind,
    status,
    form,
    inForce: changed?.form ?? null,
    filesOf: changed?.registrationId ?? registrationId,
    changes: kind === 'registration' ? [] : (history.find((one) => one.kind === 'submitted')?.changes ?? []),
    remark,
    reasons,
    version,
    companyNo,
    history,
    likenesses,
    applicant: {
      username,
      name: name ?? '',
      mobile: profile?.mobile ?? '',
      email: profile?.email ?? '',
    },
    abilities: { decide: status === 'submitted' && hasPermission(user, approveCompany.access.code) },
  };
}

/** A draft is the applicant's own; one that was submitted before was taken back. */
async function whyDraft(db: Db, { id, form }: RegistrationRow) {
  const [last] = await selectHistory(db, id);
  if (last === undefined) return userError((t) => t.absent, CODE.absent);
  return userError((t) => t.takenBack({ company: form.companyFullName }), CODE.absent);
}

/** The company comes into being, or its change into force; of two decisions at once one wins. */
export async function approve(
  { registrationId, version }: ReadBy<typeof approveCompany>,
  { db, user }: CallContext,
): Promise<void> {
  const seen = (await unsafeSelectRegistration(db, registrationId))?.row;
  // before the form, in the order of those who change the company
  const inForce =
    seen && seen.kind !== 'registration' && seen.companyId !== null
      ? await lockInForce(db, seen.companyId, seen)
      : null;
  const end = { status: 'approved', ...(inForce ? NO_KEYS : {}) } as const;
  const row = await moveRegistration(db, registrationId, ['submitted'], end, version);
  if (row === undefined) throw userError((t) => t.decided);
  await insertEvent(db, { registrationId, kind: 'approved', accountId: user.accountId });
  if (inForce === null || row.kind === 'registration') return makeCompany(db, row);
  await applyChange(db, row.kind, row.form, inForce);
  await notifyCompany(db, row, inForce.form.companyFullName, changeApproved);
}

/** The applicant is its main account, in open sessions too. */
async function makeCompany(db: Db, { id, form, accountId }: RegistrationRow): Promise<void> {
  const company = companyOf(form);
  const { companyId } = await insertCompany(db, { ...company, nameKey: lookalikeKeyOf(company.fullName) });
  const isAdmitted = await admitToCompany(db, accountId, {
    companyId,
    isMainAccount: true,
    roles: rolesOf(company),
  });
  if (!isAdmitted) throw userError((t) => t.applicantHasCompany);
  await db.update(companyRegistration).set({ companyId }).where(eq(companyRegistration.id, id));
  await notifyApplicant(db, accountId, id, companyApproved, form.companyFullName);
}

/** Back to the applicant, who sees each reason at its field. */
export async function giveBack(
  { registrationId, version, remark, reasons: given }: ReadBy<typeof returnCompany>,
  { db, user }: CallContext,
): Promise<void> {
  if (remark === '' && given.length === 0)
    throw userError.withFields((t) => t.reasonsMissing, { remark: (t) => t.reasonsMissing });
  const reasons = Object.fromEntries(given.map(({ field, reason }) => [field, reason]));
  const change = { status: 'returned', remark, reasons } as const;
  const row = await moveRegistration(db, registrationId, ['submitted'], change, version);
  if (row === undefined) throw userError((t) => t.decided);
  await insertEvent(db, { registrationId, kind: 'returned', accountId: user.accountId, remark, reasons });
  if (row.kind === 'registration')
    await notifyApplicant(db, row.accountId, registrationId, companyReturned, row.form.companyFullName);
  else await notifyCompany(db, row, row.form.companyFullName, changeReturned);
}

/** Main accounts of the company whose data were to change; open pages of all its people. */
async function notifyCompany(
  db: Db,
  { id, kind, companyId }: RegistrationRow,
  companyName: string,
  message: typeof changeApproved,
): Promise<void> {
  if (companyId === null) return;
  const params = { companyName, kind };
  await sendMessages(db, message, [{ companyId, about: aboutRegistration(id), params }]);
  await notifyUsersChanged(db, await accountIdsOf(db, companyId));
}

async function notifyApplicant(
  db: Db,
  accountId: number,
  registrationId: number,
  kind: typeof companyApproved,
  companyName: string,
): Promise<void> {
  const params = { companyName };
  await sendMessages(db, kind, [{ accountId, about: aboutRegistration(registrationId), params }]);
  await notifyUserChanged(db, accountId);
}
