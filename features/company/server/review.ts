import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../platform/server/http/callContext.ts';
import type { ReadBy } from '../../../platform/wire/call.ts';
import { COMPANY_ENTITY, hasPermission } from '../../../platform/wire/currentUser.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { admitToCompany, findProfile, insertCompany } from '../../account/server/index.ts';
import { sendMessages } from '../../message/server/index.ts';
import { notifyUserChanged } from '../../session/server/index.ts';
import { CUSTOMER_SCOPE, type RegistrationForm } from '../registration.ts';
import { approveCompany, type Review, type returnCompany } from '../wire.ts';
import { aboutRegistration, companyApproved, companyReturned } from './messages.ts';
import {
  insertEvent,
  moveRegistration,
  selectHistory,
  selectLikenesses,
  unsafeSelectRegistration,
} from './queries.ts';
import { COMPANY_TYPE, rolesOf, SUPPLIER_SIDE } from './roles.ts';
import { companyRegistration } from './tables.ts';
import { userError } from './texts.ts';

/** Company types by the specification's codes: 2 customers, 3 suppliers, 10 agents overseas, who see English. */

export async function readReview(registrationId: number, { db, user }: CallContext): Promise<Review> {
  const found = await unsafeSelectRegistration(db, registrationId);
  if (found === undefined || found.row.status === 'draft') throw userError((t) => t.absent, CODE.absent);
  const { row, companyNo, username, name } = found;
  const [history, likenesses, profile] = await Promise.all([
    selectHistory(db, registrationId),
    selectLikenesses(db, row),
    findProfile(db, row.accountId),
  ]);
  const { status, form, remark, reasons, version } = row;
  return {
    registrationId,
    status,
    form,
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
    mayDecide: status === 'submitted' && hasPermission(user, approveCompany.access.code),
  };
}

/** The company comes into being and the applicant is its main account, in open sessions too. */
export async function approve(
  { registrationId, version }: ReadBy<typeof approveCompany>,
  { db, user }: CallContext,
): Promise<void> {
  const row = await moveRegistration(db, registrationId, ['submitted'], { status: 'approved' }, version);
  if (row === undefined) throw userError((t) => t.decided);
  const { form, accountId } = row;
  const company = companyOf(form);
  const { companyId } = await insertCompany(db, company);
  const isAdmitted = await admitToCompany(db, accountId, {
    companyId,
    isMainAccount: true,
    roles: rolesOf(company),
  });
  if (!isAdmitted) throw userError((t) => t.applicantHasCompany);
  await db.update(companyRegistration).set({ companyId }).where(eq(companyRegistration.id, registrationId));
  await insertEvent(db, { registrationId, kind: 'approved', accountId: user.accountId });
  await notifyApplicant(db, accountId, registrationId, companyApproved, form.companyFullName);
  await notifyUserChanged(db, accountId);
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
  await notifyApplicant(db, row.accountId, registrationId, companyReturned, row.form.companyFullName);
  await notifyUserChanged(db, row.accountId);
}

function notifyApplicant(
  db: Db,
  accountId: number,
  registrationId: number,
  kind: typeof companyApproved,
  companyName: string,
): Promise<void> {
  const params = { companyName };
  return sendMessages(db, kind, [{ accountId, about: aboutRegistration(registrationId), params }]);
}

type Kind = Pick<RegistrationForm, 'companyScope' | 'companyEntity'>;

const isCustomer = ({ companyScope }: Kind) => companyScope.includes(CUSTOMER_SCOPE);
const isSupplier = ({ companyScope }: Kind) => companyScope.some((code) => code !== CUSTOMER_SCOPE);
const isOverseas = ({ companyEntity }: Kind) => companyEntity === COMPANY_ENTITY.overseas;

function companyTypeOf(form: Kind): number {
  if (isCustomer(form)) return COMPANY_TYPE.customer;
  return isOverseas(form) ? COMPANY_TYPE.agent : COMPANY_TYPE.supplier;
}

function companyOf(form: RegistrationForm) {
  const side = isSupplier(form) ? [SUPPLIER_SIDE] : [];
  return {
    fullName: form.companyFullName,
    companyType: companyTypeOf(form),
    companyScope: [...new Set([...form.companyScope, ...side])].sort((one, other) => one - other),
    companyEntity: form.companyEntity,
    customerKind: form.companyTypeCheck,
  };
}
