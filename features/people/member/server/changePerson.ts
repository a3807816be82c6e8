import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import { writeOutbox } from '../../../../platform/server/outbox/writeOutbox.ts';
import type { ReadBy } from '../../../../platform/wire/call.ts';
import { USER_TYPE } from '../../../../platform/wire/currentUser.ts';
import { email as emailRule } from '../../../../platform/wire/rules/email.ts';
import { parsePhoneNumber } from '../../../../platform/wire/rules/telephone.ts';
import { deleteExportsOf } from '../../../documents/export/server/index.ts';
import { saveMenuGrant } from '../../../portal/menu/server/index.ts';
import { sendMessages } from '../../../portal/message/server/index.ts';
import { type PersonChange, updatePerson } from '../../account/server/index.ts';
import { notifyUserChanged, signOutEverywhere } from '../../session/server/index.ts';
import { ALL_RIGHTS, FIRST_RIGHTS, type MemberRights, rightsNotHeld } from '../rights.ts';
import type { updateCompanyUser } from '../wire.ts';
import { aboutMember, rightsChanged } from './messages.ts';
import { assertNotLastMain, type Change, isSelf, lockedChange, toColumns } from './person.ts';
import { texts, userError } from './texts.ts';

type Wanted = ReadBy<typeof updateCompanyUser>;

/** Name, contact, rights and standing of a person, in force in its open sessions at once. */
export async function updatePersonOf(wanted: Wanted, ctx: CallContext): Promise<void> {
  const change = await lockedChange(ctx, wanted.companyUserId);
  const contact = contactChange(wanted);
  const rights = await rightsChange(change, wanted);
  const { db, companyId, person, actor } = change;
  await updatePerson(db, companyId, person.accountId, { ...contact, ...rights });
  if (rights?.hidesMoney && !person.hidesMoney) await deleteExportsOf(db, person.accountId);
  await warnOldContact(change, contact);
  await notifyUserChanged(db, person.accountId);
  if (rights === null || isSelf(change)) return;
  const params = { personName: actor.name };
  await sendMessages(db, rightsChanged, [
    { accountId: person.accountId, about: aboutMember(person.accountId), params },
  ]);
}

function contactChange({ realUsername, mobileNo, registerEmail }: Wanted): PersonChange {
  return {
    ...(realUsername !== undefined && { name: realUsername }),
    ...(mobileNo !== undefined && { mobile: normalizedMobile(mobileNo) }),
    ...(registerEmail !== undefined && { email: normalizedEmail(registerEmail) }),
  };
}

function normalizedMobile(text: string): string {
  const number = text === '' ? '' : parsePhoneNumber(text);
  if (number === null) throw userError.withFields((t) => t.rules.mobile, { mobileNo: (t) => t.rules.mobile });
  return number;
}

function normalizedEmail(text: string): string {
  if (text === '') return '';
  const address = emailRule.safeParse(text);
  if (!address.success) throw userError.withFields((t) => t.rules.email, { registerEmail: (t) => t.rules.email });
  return address.data;
}

const isSame = (one: MemberRights, other: MemberRights) =>
  JSON.stringify(toColumns(one)) === JSON.stringify(toColumns(other));

/** Null: rights and standing stay. */
async function rightsChange(change: Change, wanted: Wanted): Promise<PersonChange | null> {
  const { person, actor } = change;
  const isMain = wanted.userType === undefined ? person.isMainAccount : wanted.userType === USER_TYPE.main;
  // who was a main account and says nothing of rights starts with few
  const before = person.isMainAccount && !isMain ? FIRST_RIGHTS : person.rights;
  const rights = isMain ? ALL_RIGHTS : { ...before, ...definedOnly(wanted.rights) };
  if (isMain === person.isMainAccount && isSame(rights, person.rights)) return null;
  if (isSelf(change)) throw userError((t) => t.ownRights);
  if (isMain !== person.isMainAccount) await assertMayChangeType(change, isMain);
  const known = person.isMainAccount ? null : person.rights;
  const giver = { isMainAccount: actor.isMainAccount || actor.isAdministrator, rights: actor.rights };
  if (rightsNotHeld(giver, known, rights).length > 0) throw userError((t) => t.notHeld);
  return { isMainAccount: isMain, ...toColumns(rights) };
}

async function assertMayChangeType(change: Change, becomesMain: boolean): Promise<void> {
  const { actor, person, db } = change;
  if (!actor.isMainAccount && !actor.isAdministrator) throw userError((t) => t.mainOnly);
  if (!becomesMain) return assertNotLastMain(change);
  if (!person.isActive) throw userError((t) => t.disabled);
  await saveMenuGrant(db, person.accountId, null);
}

function definedOnly(rights: Wanted['rights']): Partial<MemberRights> {
  return Object.fromEntries(Object.entries(rights ?? {}).filter(([, value]) => value !== undefined));
}

/** Codes and links go to the contact, so its owner hears when it changes. */
async function warnOldContact({ db, person, actor }: Change, contact: PersonChange): Promise<void> {
  const hasNewEmail = contact.email !== undefined && contact.email !== person.email;
  const hasNewMobile = contact.mobile !== undefined && contact.mobile !== person.mobile;
  if (!hasNewEmail && !hasNewMobile) return;
  const { contactSubject: subject, contactText } = texts[person.language];
  const text = contactText({ person: actor.name });
  if (person.email) await writeOutbox(db, [{ channel: 'email', receiver: person.email, subject, text }]);
  else if (person.mobile) await writeOutbox(db, [{ channel: 'sms', receiver: person.mobile, text }]);
}

export async function disablePerson(accountId: number, ctx: CallContext): Promise<void> {
  const change = await lockedChange(ctx, accountId);
  if (isSelf(change)) throw userError((t) => t.ownAccount);
  await assertNotLastMain(change);
  await updatePerson(change.db, change.companyId, accountId, { isActive: false });
  await signOutEverywhere(change.db, accountId);
}

export async function enablePerson(accountId: number, ctx: CallContext): Promise<void> {
  const { db, companyId } = await lockedChange(ctx, accountId);
  await updatePerson(db, companyId, accountId, { isActive: true });
}
