import { sql } from 'drizzle-orm';
import { type Db, violatedUnique } from '../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { CurrentUser } from '../../../../platform/wire/currentUser.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { closeTodos, sendMessages } from '../../../portal/message/server/index.ts';
import { faultsOf, normalizeForm, type RegistrationForm } from '../registration.ts';
import { mayReadDocuments, type Registration } from '../wire.ts';
import { attachPictures } from './files.ts';
import { keysOf } from './keys.ts';
import { aboutRegistration, companySubmitted, REVIEW_TODOS } from './messages.ts';
import { assertNameFree, NAME_UNIQUE, nameTaken } from './names.ts';
import {
  insertEvent,
  moveRegistration,
  type RegistrationRow,
  selectHistory,
  selectOwnRegistration,
} from './queries.ts';
import { refuseFaults } from './refuseFaults.ts';
import { companyRegistration } from './tables.ts';
import { userError } from './texts.ts';

const EDITABLE = ['draft', 'returned'] as const;

export async function readOwnRegistration({ db, user }: CallContext): Promise<Registration | null> {
  const row = await selectOwnRegistration(db, user.accountId);
  // an approved form is the company's: its sender sees it only with the right to its documents
  if (row === undefined || (row.companyId !== null && !isOfOwnCompany(row, user))) return null;
  const { id: registrationId, status, form, remark, reasons } = row;
  return { registrationId, status, form, remark, reasons, history: await selectHistory(db, registrationId) };
}

const isOfOwnCompany = ({ companyId }: RegistrationRow, user: CurrentUser) =>
  companyId === user.companyId && mayReadDocuments(user);

/** Keeps the form of a person; refused while it is under review. */
async function keepForm(db: Db, user: CurrentUser, form: RegistrationForm): Promise<RegistrationRow> {
  if (user.companyId !== null) throw userError((t) => t.hasCompany);
  await db
    .insert(companyRegistration)
    .values({ accountId: user.accountId, form })
    .onConflictDoNothing({
      target: companyRegistration.accountId,
      where: sql`${companyRegistration.companyId} is null`,
    });
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
  refuseFaults(faultsOf(form));
  const { id: registrationId } = await keepForm(db, user, form);
  await assertNameFree(db, null, form, user);
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
