import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { auditEntryOf, writeAudit } from '../../../../platform/server/audit/auditLog.ts';
import type { Config } from '../../../../platform/server/config.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import { writeOutbox } from '../../../../platform/server/outbox/writeOutbox.ts';
import type { ReadBy } from '../../../../platform/wire/call.ts';
import type { CurrentUser } from '../../../../platform/wire/currentUser.ts';
import { findCurrentUser, hashPassword, unsafeFindPerson, updatePerson } from '../../account/server/index.ts';
import {
  clearAllFailures,
  hashOf,
  newToken,
  setPassword,
  signOutEverywhere,
  typedPasswords,
} from '../../session/server/index.ts';
import { newPasswordPage } from '../pages.ts';
import { setPasswordByLink } from '../wire.ts';
import { linkTo, newLinkToken } from './links.ts';
import { isSelf, lockedChange, type Person } from './person.ts';
import { passwordLink } from './tables.ts';
import { texts, userError } from './texts.ts';

type AnonymousContext = CallContext<CurrentUser | null>;
type LinkConfig = Pick<Config, 'publicUrl' | 'port'>;

const LIFE_HOURS = 24;

/** Ends the old password and all sessions; the person alone gets the link to a new one. */
export async function resetPassword(accountId: number, config: LinkConfig, ctx: CallContext): Promise<void> {
  const change = await lockedChange(ctx, accountId);
  const { db, companyId, person } = change;
  if (isSelf(change)) throw userError((t) => t.ownAccount);
  if (!person.isActive) throw userError((t) => t.disabled);
  if (!person.email && !person.mobile) throw userError((t) => t.noAddress);
  const passwordHash = await hashPassword(newToken());
  await updatePerson(db, companyId, accountId, { passwordHash, mustChangePassword: true });
  await signOutEverywhere(db, accountId);
  await db.delete(passwordLink).where(and(eq(passwordLink.accountId, accountId), isNull(passwordLink.usedAt)));
  const { token, tokenHash } = newLinkToken();
  const expiresAt = sql`now() + make_interval(hours => ${LIFE_HOURS})`;
  await db.insert(passwordLink).values({ accountId, tokenHash, expiresAt });
  await sendLink(db, person, linkTo(config, newPasswordPage.path, token));
}

async function sendLink(db: Db, { email, mobile, language }: Person, link: string): Promise<void> {
  const { passwordSubject: subject, passwordText } = texts[language];
  const text = passwordText({ link });
  if (email) await writeOutbox(db, [{ channel: 'email', receiver: email, subject, text }]);
  else await writeOutbox(db, [{ channel: 'sms', receiver: mobile, text }]);
}

const isUsable = (token: string) =>
  and(eq(passwordLink.tokenHash, hashOf(token)), isNull(passwordLink.usedAt), gt(passwordLink.expiresAt, sql`now()`));

/** Empty user name: used, old or unknown. */
export async function readLink(token: string, { db }: AnonymousContext): Promise<{ userName: string }> {
  const [found] = await db.select({ accountId: passwordLink.accountId }).from(passwordLink).where(isUsable(token));
  const person = found && (await unsafeFindPerson(db, found.accountId));
  return { userName: person?.isActive ? person.username : '' };
}

/** Consumes the link; of two at once one wins. */
export async function setByLink(
  { token, encrypted, newPassword, checkPass }: ReadBy<typeof setPasswordByLink>,
  ctx: AnonymousContext,
): Promise<string> {
  const typed = await typedPasswords(ctx.db, { newPassword, checkPass }, encrypted);
  await ctx.db.transaction(async (db) => {
    const [used] = await db
      .update(passwordLink)
      .set({ usedAt: sql`now()` })
      .where(isUsable(token))
      .returning({ accountId: passwordLink.accountId });
    const person = used && (await unsafeFindPerson(db, used.accountId));
    if (used === undefined || !person?.isActive) throw userError((t) => t.passwordLinkGone);
    await setPassword(db, used.accountId, typed.newPassword);
    await signOutEverywhere(db, used.accountId);
    await clearAllFailures(db, person.username.toLowerCase());
    const user = await findCurrentUser(db, used.accountId);
    await writeAudit(db, auditEntryOf(setPasswordByLink, {}, { user, requestId: ctx.requestId }));
  });
  return texts[ctx.language].passwordSet;
}
