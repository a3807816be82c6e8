import { randomInt } from 'node:crypto';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../../platform/server/http/callContext.ts';
import { writeOutbox } from '../../../../../platform/server/outbox/writeOutbox.ts';
import type { ReadBy } from '../../../../../platform/wire/call.ts';
import type { CurrentUser } from '../../../../../platform/wire/currentUser.ts';
import type { Language } from '../../../../../platform/wire/language.ts';
import { findAccountsByContact } from '../../../account/server/index.ts';
import { CODES_AN_HOUR, type checkRepeatEmail, type VerificationPurpose } from '../../registerWire.ts';
import { CODE_WAIT_SECONDS } from '../../signInWire.ts';
import { verifyCaptcha } from '../captcha.ts';
import { registrantAt } from '../claimant.ts';
import type { CodePurpose } from '../tables.ts';
import { texts, userError } from '../texts.ts';
import { hashOf } from '../token.ts';
import { type Contact, contactOf } from './contact.ts';
import { countAttempt, insertCode, lockAddress, refundAttempt, selectLastHour } from './queries.ts';

type AnonymousContext = CallContext<CurrentUser | null>;
interface VerificationRequest {
  mobile: string;
  email: string;
  purpose: VerificationPurpose;
}

const CODE_LIMIT = 1_000_000;

/** Codes are made and rate-limited for every address alike, against enumeration of accounts. */
export async function sendVerification(given: VerificationRequest, { db, language }: AnonymousContext): Promise<void> {
  const { purpose } = given;
  const contact = contactOf(given);
  const code = await newCode(db, purpose, contact);
  const [person] = await findAccountsByContact(db, contact);
  if (purpose === 'forgotPassword' && person === undefined) return;
  const { subject, text } = wording(purpose, person?.language ?? language, {
    code,
    isKnown: person !== undefined,
  });
  const head = contact.channel === 'email' ? { subject } : {};
  await writeOutbox(db, [{ channel: contact.channel, receiver: contact.address, ...head, text }]);
}

/** A code for an address, within the limits of that address. */
export async function newCode(db: Db, purpose: CodePurpose, contact: Contact): Promise<string> {
  await lockAddress(db, contact.address);
  await assertRateLimit(db, contact.address);
  const code = String(randomInt(CODE_LIMIT)).padStart(6, '0');
  await insertCode(db, { purpose, address: contact.address, codeHash: codeHash(purpose, contact, code) });
  return code;
}

async function assertRateLimit(db: Db, address: string): Promise<void> {
  const { count, secondsAgo } = await selectLastHour(db, address);
  if (secondsAgo !== null && secondsAgo < CODE_WAIT_SECONDS) {
    throw userError((t) => t.codeTooSoon({ seconds: CODE_WAIT_SECONDS - secondsAgo }));
  }
  if (count >= CODES_AN_HOUR) throw userError((t) => t.codesTooMany);
}

function wording(
  purpose: VerificationPurpose,
  language: Language,
  { code, isKnown }: { code: string; isKnown: boolean },
): { subject: string; text: string } {
  const t = texts[language];
  if (purpose === 'forgotPassword') return { subject: t.forgottenSubject, text: t.forgottenText({ code }) };
  return {
    subject: t.registerSubject,
    text: isKnown ? t.registeredText({ code }) : t.registerText({ code }),
  };
}

const codeHash = (purpose: CodePurpose, { address }: Contact, code: string) => hashOf(`${purpose} ${address} ${code}`);

/** Id of the matching code. A wrong one must stay counted: do not roll back. */
export async function verifyCode(db: Db, purpose: CodePurpose, contact: Contact, code: string): Promise<number> {
  const tried = await countAttempt(db, purpose, contact.address);
  if (tried?.codeHash === codeHash(purpose, contact, code)) return tried.id;
  throw userError.withFields((t) => t.wrongCode, { code: (t) => t.wrongCode });
}

/** A right code stays usable. */
export async function checkVerification(
  given: VerificationRequest & { code: string },
  { db }: AnonymousContext,
): Promise<void> {
  await refundAttempt(db, await verifyCode(db, given.purpose, contactOf(given), given.code));
}

/** '1': account exists; answered only for a valid code or a solved captcha. */
export async function isRepeatedEmail(
  { email, code, uuid, verCode }: ReadBy<typeof checkRepeatEmail>,
  ctx: AnonymousContext,
): Promise<'0' | '1'> {
  const given = { mobile: '', email, purpose: 'register' as const };
  const contact = contactOf(given);
  if (code === undefined) await verifyCaptcha(ctx.db, registrantAt(ctx.address), { uuid, answer: verCode });
  else await checkVerification({ ...given, code }, ctx);
  return (await findAccountsByContact(ctx.db, contact)).length > 0 ? '1' : '0';
}
