import { type Db, violatedUnique } from '../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../platform/server/http/callContext.ts';
import type { CurrentUser } from '../../../platform/wire/currentUser.ts';
import { COMPANY_ENTITY } from '../../../platform/wire/currentUser.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { findCompanyNamed } from '../../account/server/index.ts';
import { closeTodos, sendMessages } from '../../message/server/index.ts';
import {
  addressOf,
  faultsOf,
  nameKeyOf,
  normalizeForm,
  type RegistrationForm,
  registrationCodeOf,
} from '../registration.ts';
import type { Registration } from '../wire.ts';
import { attachPictures } from './files.ts';
import { aboutRegistration, companySubmitted, REVIEW_TODOS } from './messages.ts';
import {
  insertEvent,
  isNameHeld,
  moveRegistration,
  type RegistrationRow,
  selectHistory,
  selectOwnRegistration,
} from './queries.ts';
import { companyRegistration } from './tables.ts';
import { texts, userError } from './texts.ts';

const NAME_UNIQUE = 'company_registration_name';
const EDITABLE = ['draft', 'returned'] as const;

const nameTaken = () => userError.withFields((t) => t.nameTaken, { companyFullName: (t) => t.nameTaken });

export async function readOwnRegistration({ db, user }: CallContext): Promise<Registration | null> {
  const row = await selectOwnRegistration(db, user.accountId);
  if (row === undefined) return null;
  const { id: registrationId, status, form, remark, reasons } = row;
  return { registrationId, status, form, remark, reasons, history: await selectHistory(db, registrationId) };
}

/** Keeps the form of a person; refused while it is under review. */
async function keepForm(db: Db, user: CurrentUser, form: RegistrationForm): Promise<RegistrationRow> {
  if (user.companyId !== null) throw userError((t) => t.hasCompany);
  await db
    .insert(companyRegistration)
    .values({ accountId: user.accountId, form })
    .onConflictDoNothing({ target: companyRegistration.accountId });
  const found = await selectOwnRegistration(db, user.accountId);
  const kept = found && (await moveRegistration(db, found.id, EDITABLE, { form, ...keysOf(form) }));
  if (kept === undefined) throw userError((t) => t.notEditable);
  await attachPictures(db, user, kept.id, form);
  return kept;
}

export async function saveDraft(form: RegistrationForm, { db, user }: CallContext) {
  const { id } = await keepForm(db, user, form);
  return { registrationId: id };
}

/** Submits for review; two of one name at once: the unique index lets one through. */
export async function submitRegistration(given: RegistrationForm, { db, user }: CallContext) {
  const form = normalizeForm(given);
  const faults = Object.entries(faultsOf(form));
  if (faults.length > 0) {
    const fields = faults.map(
      ([field, fault]) => [field, (t: (typeof texts)['zh']) => t.faults[fault]] as const,
    );
    throw userError.withFields((t) => t.check, Object.fromEntries(fields));
  }
  const { id: registrationId } = await keepForm(db, user, form);
  if (form.companyEntity !== COMPANY_ENTITY.individual && (await isNameUsed(db, form.companyFullName, user)))
    throw nameTaken();
  const change = { status: 'submitted', submittedAt: new Date(), remark: '', reasons: {} } as const;
  try {
    await moveRegistration(db, registrationId, EDITABLE, change);
  } catch (fault) {
    if (violatedUnique(fault) === NAME_UNIQUE) throw nameTaken();
    throw fault;
  }
  await insertEvent(db, { registrationId, kind: 'submitted', accountId: user.accountId });
  const params = { companyName: form.companyFullName, registrationId };
  await sendMessages(db, companySubmitted, [{ about: aboutRegistration(registrationId), params }]);
  return { registrationId };
}

/** Takes a submitted form back to correct it. */
export async function withdrawRegistration(registrationId: number, { db, user }: CallContext): Promise<void> {
  const own = await selectOwnRegistration(db, user.accountId);
  if (own?.id !== registrationId) throw userError((t) => t.absent, CODE.absent);
  const moved = await moveRegistration(db, registrationId, ['submitted'], {
    status: 'draft',
    submittedAt: null,
  });
  if (moved === undefined) throw userError((t) => t.decided);
  await insertEvent(db, { registrationId, kind: 'withdrawn', accountId: user.accountId });
  await closeTodos(db, [aboutRegistration(registrationId)], REVIEW_TODOS);
}

async function isNameUsed(db: Db, name: string, { accountId }: CurrentUser): Promise<boolean> {
  return (
    (await isNameHeld(db, nameKeyOf(name), accountId)) || (await findCompanyNamed(db, name)) !== undefined
  );
}

/** '0': free, else why not (documents 5.3). */
export async function checkName(name: string, { db, user, language }: CallContext): Promise<string> {
  return (await isNameUsed(db, name, user)) ? texts[language].nameTaken : '0';
}

/** What the form is compared by. */
export function keysOf(form: RegistrationForm) {
  const isPerson = form.companyEntity === COMPANY_ENTITY.individual;
  return {
    nameKey: isPerson ? '' : nameKeyOf(form.companyFullName),
    codeKey: nameKeyOf(registrationCodeOf(form)),
    legalKey: nameKeyOf(form.legalCertNo || form.legalName),
    addressKey: nameKeyOf(addressOf(form)),
  };
}
