import { and, eq, inArray } from 'drizzle-orm';
import { type Db, violatedUnique } from '../../../../platform/server/database/connect.ts';
import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import type { CurrentUser } from '../../../../platform/wire/currentUser.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { closeTodos, sendMessages } from '../../../portal/message/server/index.ts';
import { updateCompany } from '../../account/server/index.ts';
import { notifyUsersChanged } from '../../session/server/index.ts';
import {
  BANK_FIELDS,
  type ChangeKind,
  changesBetween,
  IMMEDIATE_FIELDS,
  mergeFields,
  REVIEWED_FIELDS,
} from '../companyData.ts';
import { faultsOf, normalizeForm, type RegistrationForm } from '../registration.ts';
import { changedCompany, rolesBetween } from './companyKind.ts';
import { attachNewPictures } from './files.ts';
import { type InForce, lockInForce } from './inForce.ts';
import { changedKeys, keysOf, NO_KEYS } from './keys.ts';
import { lookalikeKeyOf } from './lookalike.ts';
import { aboutRegistration, CHANGE_TODOS, changeSubmitted } from './messages.ts';
import { assertNameFree, NAME_UNIQUE, nameTaken } from './names.ts';
import { insertEvent, moveRegistration, type RegistrationRow } from './queries.ts';
import { refuseFaults } from './refuseFaults.ts';
import { companyRegistration } from './tables.ts';
import { userError } from './texts.ts';

const OPEN = ['submitted', 'returned'] as const;
type Locked = InForce & { registrationId: number };

/** Contact data at once, the rest as a change for review; the data in force hold until then. */
export async function updateCompanyInfo(
  given: RegistrationForm,
  { db, user }: CallContext,
): Promise<{ isReviewed: boolean }> {
  const inForce = await lockInForce(db, ownCompanyId(user), user);
  const open = await selectOpen(db, inForce.companyId, 'change');
  const wanted = wantedForm(inForce.form, open?.form ?? inForce.form, given, user);
  const reviewed = changesBetween(inForce.form, wanted, REVIEWED_FIELDS.change);
  const checked = reviewed.length > 0 ? [...IMMEDIATE_FIELDS, ...REVIEWED_FIELDS.change] : IMMEDIATE_FIELDS;
  refuseFaults(faultsOf(wanted), checked);
  await attachNewPictures(db, user, inForce, wanted);
  await applyImmediate(db, user, inForce, wanted);
  if (reviewed.length === 0 && open) await withdraw(db, user, open);
  if (reviewed.length > 0) {
    await assertNameFree(db, inForce.form, wanted, user);
    await submitChange(db, user, inForce, { kind: 'change', form: wanted, open });
  }
  return { isReviewed: reviewed.length > 0 };
}

/** Bank data that the sender cannot see stay as they are. */
function wantedForm(
  inForce: RegistrationForm,
  pending: RegistrationForm,
  given: RegistrationForm,
  { hidesMoney }: CurrentUser,
): RegistrationForm {
  const fields = [...IMMEDIATE_FIELDS, ...REVIEWED_FIELDS.change];
  const merged = mergeFields(inForce, given, fields);
  return normalizeForm(hidesMoney ? mergeFields(merged, pending, BANK_FIELDS) : merged);
}

async function applyImmediate(
  db: Db,
  { accountId }: CurrentUser,
  { registrationId, form }: Locked,
  wanted: RegistrationForm,
): Promise<void> {
  const changes = changesBetween(form, wanted, IMMEDIATE_FIELDS);
  if (changes.length === 0) return;
  const changed = mergeFields(form, wanted, IMMEDIATE_FIELDS);
  await db.update(companyRegistration).set({ form: changed }).where(eq(companyRegistration.id, registrationId));
  await insertEvent(db, { registrationId, kind: 'changed', accountId, changes });
}

/** The change of a kind that waits or was returned; at most one. */
export async function selectOpen(db: Db, companyId: number, kind: ChangeKind): Promise<RegistrationRow | undefined> {
  const [found] = await db
    .select()
    .from(companyRegistration)
    .where(
      and(
        eq(companyRegistration.companyId, companyId),
        eq(companyRegistration.kind, kind),
        inArray(companyRegistration.status, [...OPEN]),
      ),
    );
  return found;
}

interface Submission {
  kind: ChangeKind;
  form: RegistrationForm;
  open: RegistrationRow | undefined;
}

/** Puts a change into the review queue, in the place of the open one; the same again is left where it waits. */
export async function submitChange(
  db: Db,
  { accountId }: CurrentUser,
  inForce: Locked,
  { kind, form, open }: Submission,
): Promise<void> {
  const fields = REVIEWED_FIELDS[kind];
  if (open?.status === 'submitted' && changesBetween(open.form, form, fields).length === 0) return;
  const { companyId } = inForce;
  const waiting = { status: 'submitted', submittedAt: new Date(), remark: '', reasons: {} } as const;
  const row = { ...waiting, form, accountId, ...changedKeys(inForce.form, form) };
  const registrationId = await saveRegistration(db, open, { ...row, kind, companyId });
  const changes = changesBetween(inForce.form, form, fields);
  await insertEvent(db, { registrationId, kind: 'submitted', accountId, changes });
  const params = { companyName: inForce.form.companyFullName, registrationId, kind };
  await sendMessages(db, changeSubmitted, [{ about: aboutRegistration(registrationId), params }]);
}

async function saveRegistration(
  db: Db,
  open: RegistrationRow | undefined,
  row: typeof companyRegistration.$inferInsert,
): Promise<number> {
  try {
    if (open === undefined) {
      const [added] = await db.insert(companyRegistration).values(row).returning({ id: companyRegistration.id });
      if (added === undefined) throw new Error('a change was not added');
      return added.id;
    }
    const moved = await moveRegistration(db, open.id, OPEN, row);
    if (moved === undefined) throw userError((t) => t.decided);
    return moved.id;
  } catch (fault) {
    if (violatedUnique(fault) === NAME_UNIQUE) throw nameTaken();
    throw fault;
  }
}

export async function withdrawChange(registrationId: number, { db, user }: CallContext): Promise<void> {
  const { companyId } = await lockInForce(db, ownCompanyId(user), user);
  const open = [await selectOpen(db, companyId, 'change'), await selectOpen(db, companyId, 'scopes')];
  const found = open.find((row) => row?.id === registrationId);
  if (found === undefined) throw userError((t) => t.changeDecided, CODE.absent);
  await withdraw(db, user, found);
}

async function withdraw(db: Db, { accountId }: CurrentUser, { id }: RegistrationRow): Promise<void> {
  const moved = await moveRegistration(db, id, OPEN, { status: 'withdrawn', ...NO_KEYS });
  if (moved === undefined) throw userError((t) => t.changeDecided, CODE.absent);
  await insertEvent(db, { registrationId: id, kind: 'withdrawn', accountId });
  await closeTodos(db, [aboutRegistration(id)], CHANGE_TODOS);
}

/** An approved change comes into force, for the company's people in open sessions too. */
export async function applyChange(
  db: Db,
  kind: ChangeKind,
  given: RegistrationForm,
  { companyId, registrationId, form: before, facts }: Locked,
): Promise<void> {
  const form = normalizeForm(mergeFields(before, given, REVIEWED_FIELDS[kind]));
  await db
    .update(companyRegistration)
    .set({ form, ...keysOf(form) })
    .where(eq(companyRegistration.id, registrationId));
  const after = changedCompany(facts, form);
  const changed = { ...after, nameKey: lookalikeKeyOf(after.fullName) };
  await notifyUsersChanged(db, await updateCompany(db, companyId, changed, rolesBetween(facts, after)));
}
