import { and, eq, gt, sql } from 'drizzle-orm';
import { auditEntryOf, writeAudit } from '../../../../platform/server/audit/auditLog.ts';
import { type Db, violatedUnique } from '../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import type { CurrentUser } from '../../../../platform/wire/currentUser.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import { sendMessages } from '../../../portal/message/server/index.ts';
import {
  admitToCompany,
  companyNameOf,
  findAccountsByContact,
  findCurrentUser,
  findPerson,
  hashPassword,
  insertTourist,
} from '../../account/server/index.ts';
import {
  type Contact,
  consumeCode,
  contactOf,
  hashOf,
  lockAddress,
  notifyUserChanged,
  sendVerification,
  typedPasswords,
  verifyCode,
} from '../../session/server/index.ts';
import { rightsWithin } from '../rights.ts';
import { type readInvitation, registerInvited, type sendInvitationCode } from '../wire.ts';
import { aboutMember, memberJoined } from './messages.ts';
import { type Person, toColumns, toPerson } from './person.ts';
import { invitation } from './tables.ts';
import { userError } from './texts.ts';

type AnonymousContext = CallContext<CurrentUser | null>;
type State = PayloadOf<typeof readInvitation>['status'];

const REASONS = {
  accepted: 'tokenAccepted',
  expired: 'tokenExpired',
  revoked: 'tokenRevoked',
  absent: 'tokenAbsent',
} as const satisfies Record<Exclude<State, 'open'>, string>;

async function selectByToken(db: Db, token: string) {
  const [found] = await db
    .select({
      row: invitation,
      company: companyNameOf(invitation.companyId),
      isExpired: sql<boolean>`${invitation.expiresAt} <= now()`,
    })
    .from(invitation)
    .where(eq(invitation.tokenHash, hashOf(token)));
  return found;
}

/** The inviter, while entitled; invitations of a person who left are void. */
async function findInviter(db: Db, { companyId, invitedBy }: typeof invitation.$inferSelect) {
  const found = await findPerson(db, companyId, invitedBy);
  const isEntitled = found?.isActive && (found.isMainAccount || found.managesPeople || found.isAdministrator);
  return found && isEntitled ? toPerson(found) : null;
}

type Found = Awaited<ReturnType<typeof selectByToken>> & object;
type Lookup = { status: 'open'; found: Found; inviter: Person } | { status: Exclude<State, 'open'> };

async function lookUp(db: Db, token: string): Promise<Lookup> {
  const found = await selectByToken(db, token);
  if (found === undefined) return { status: 'absent' };
  if (found.row.status !== 'open') return { status: found.row.status };
  if (found.isExpired) return { status: 'expired' };
  const inviter = await findInviter(db, found.row);
  return inviter ? { status: 'open', found, inviter } : { status: 'revoked' };
}

async function openInvitation(db: Db, token: string) {
  const known = await lookUp(db, token);
  if (known.status === 'open') return known;
  const { status } = known;
  throw userError((t) => t[REASONS[status]]);
}

const SHOWN_END = 4;

/** `138…0002`, `a…@example.com` */
function partlyHidden(address: string): string {
  const at = address.indexOf('@');
  if (at > 0) return `${address.slice(0, 1)}…${address.slice(at)}`;
  return address === '' ? '' : `${address.slice(0, SHOWN_END - 1)}…${address.slice(-SHOWN_END)}`;
}

/** What the page of the link says. */
export async function readByToken(token: string, { db }: AnonymousContext): Promise<PayloadOf<typeof readInvitation>> {
  const known = await lookUp(db, token);
  const none = { companyFullName: '', invitedBy: '', realUsername: '', receiver: '', expireTime: '' };
  if (known.status !== 'open') return { status: known.status, way: 'link', ...none };
  const { found, inviter } = known;
  return {
    status: 'open',
    companyFullName: found.company,
    invitedBy: inviter.name,
    realUsername: found.row.name,
    way: found.row.way,
    receiver: partlyHidden(found.row.receiver),
    expireTime: formatDateTime(found.row.expiresAt),
  };
}

/** The address to which it was sent; of a link the person's own. */
function contactFor(row: Found['row'], own: { mobile: string; email: string }): Contact {
  if (row.way === 'link') return contactOf(own);
  return { channel: row.way, address: row.receiver };
}

export async function sendInvitedCode(
  { token, ...own }: ReadBy<typeof sendInvitationCode>,
  ctx: AnonymousContext,
): Promise<void> {
  const { found } = await openInvitation(ctx.db, token);
  const { channel, address } = contactFor(found.row, own);
  const contact = channel === 'sms' ? { mobile: address, email: '' } : { mobile: '', email: address };
  await sendVerification({ ...contact, purpose: 'register' }, ctx);
}

const wrongCode = () => userError.withFields((t) => t.wrongCode, { code: (t) => t.wrongCode });

/** A new person; no transaction around the attempt: a wrong code must stay counted. */
export async function registerByToken(
  sent: ReadBy<typeof registerInvited>,
  ctx: AnonymousContext,
): Promise<{ username: string }> {
  const { db } = ctx;
  if (sent.agreement !== '1')
    throw userError.withFields((t) => t.agreementNeeded, { agreement: (t) => t.agreementNeeded });
  const { found } = await openInvitation(db, sent.token);
  const contact = contactFor(found.row, sent);
  const { newPassword, checkPass } = sent;
  const typed = await typedPasswords(db, { newPassword, checkPass }, sent.encrypted);
  // an invitation by e-mail has proved its address
  const codeId = found.row.way === 'email' ? null : await verifyCode(db, 'register', contact, sent.code);
  const passwordHash = await hashPassword(typed.newPassword);
  const { address: username } = contact;
  const person = {
    username,
    passwordHash,
    name: sent.realUsername,
    language: ctx.language,
    ...(contact.channel === 'sms' ? { mobile: username } : { email: username }),
  };
  try {
    await db.transaction(async (inside) => {
      await lockAddress(inside, username);
      if ((await findAccountsByContact(inside, contact)).length > 0) throw alreadyRegistered();
      if (codeId !== null && !(await consumeCode(inside, codeId))) throw wrongCode();
      const accountId = await insertTourist(inside, person);
      await join(inside, sent.token, { accountId, name: person.name });
      const user = await findCurrentUser(inside, accountId);
      await writeAudit(inside, auditEntryOf(registerInvited, {}, { user, requestId: ctx.requestId }));
    });
  } catch (fault) {
    if (violatedUnique(fault) === 'account_username') throw alreadyRegistered();
    throw fault;
  }
  return { username };
}

const alreadyRegistered = () => userError((t) => t.alreadyRegistered);

/** A person who has an account and no company. */
export async function acceptByToken(token: string, { db, user }: CallContext): Promise<void> {
  await join(db, token, user);
  await notifyUserChanged(db, user.accountId);
}

/** Uses the invitation up; of two at once one wins. Its rights end where the inviter's do. */
async function join(db: Db, token: string, { accountId, name }: { accountId: number; name: string }): Promise<void> {
  const { found, inviter } = await openInvitation(db, token);
  const { id, companyId, rights } = found.row;
  const accepted = await db
    .update(invitation)
    .set({ status: 'accepted', acceptedBy: accountId, updatedAt: sql`now()` })
    .where(and(eq(invitation.id, id), eq(invitation.status, 'open'), gt(invitation.expiresAt, sql`now()`)))
    .returning({ id: invitation.id });
  if (accepted.length === 0) throw userError((t) => t.tokenAccepted);
  const giver = { isMainAccount: inviter.isMainAccount || inviter.isAdministrator, rights: inviter.rights };
  const membership = { companyId, isMainAccount: false, rights: toColumns(rightsWithin(giver, rights)) };
  if (!(await admitToCompany(db, accountId, membership))) throw userError((t) => t.hasCompany);
  const params = { personName: name };
  await sendMessages(db, memberJoined, [{ accountId: inviter.accountId, about: aboutMember(accountId), params }]);
}
