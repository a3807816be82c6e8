import { z } from 'zod';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../../platform/server/http/callContext.ts';
import { writeOutbox } from '../../../../../platform/server/outbox/writeOutbox.ts';
import type { SecretBox } from '../../../../../platform/server/secrets/secretBox.ts';
import type { PayloadOf, ReadBy } from '../../../../../platform/wire/call.ts';
import { findProfile } from '../../../../people/account/server/index.ts';
import { type Contact, consumeCode, contactOf, newCode, verifyCode } from '../../../../people/session/server/index.ts';
import type * as wire from '../../operatorWire.ts';
import { maskMobile } from '../ownContract.ts';
import { userError } from '../texts.ts';
import { lifeError, lifeTexts } from './texts.ts';

const PURPOSE = 'countersign';
const ABOUT = 'countersign grant';
const GRANT_MINUTES = 30;

const grantFacts = z.object({
  accountId: z.number(),
  expiresAt: z.number(),
  confirmedBy: z.string(),
  contracts: z.array(z.tuple([z.number(), z.number()])),
});

async function ownContact(db: Db, accountId: number) {
  const profile = await findProfile(db, accountId);
  if (profile === undefined || (!profile.mobile && !profile.email)) throw lifeError((t) => t.noContact);
  const contact = contactOf({ mobile: profile.mobile ?? '', email: profile.email ?? '' });
  return { contact, language: profile.language };
}

const masked = ({ channel, address }: Contact) =>
  channel === 'sms' ? maskMobile(address) : address.replace(/^(.).*(@.*)$/, '$1***$2');

/** By SMS where the account has a mobile number, else by e-mail. */
export async function sendOperatorCode({ db, user }: CallContext): Promise<PayloadOf<typeof wire.sendCountersignCode>> {
  const { contact, language } = await ownContact(db, user.accountId);
  const code = await newCode(db, PURPOSE, contact);
  const t = lifeTexts[language];
  const head = contact.channel === 'email' ? { subject: t.codeSubject } : {};
  await writeOutbox(db, [{ channel: contact.channel, receiver: contact.address, ...head, text: t.codeText({ code }) }]);
  return { channel: contact.channel, receiver: masked(contact) };
}

/** Uses the code up; `db` in no transaction: a wrong code must stay counted. */
export async function grant(
  box: SecretBox,
  { code, contracts }: ReadBy<typeof wire.grantCountersign>,
  { db, user }: CallContext,
): Promise<PayloadOf<typeof wire.grantCountersign>> {
  const { contact } = await ownContact(db, user.accountId);
  const codeId = await verifyCode(db, PURPOSE, contact, code);
  if (!(await consumeCode(db, codeId))) throw userError.withFields((t) => t.wrongCode, { code: (t) => t.wrongCode });
  const facts: z.infer<typeof grantFacts> = {
    accountId: user.accountId,
    expiresAt: Date.now() + GRANT_MINUTES * 60_000,
    confirmedBy: `${contact.channel} ${masked(contact)}`,
    contracts: contracts.map(({ contractId, version }) => [contractId, version]),
  };
  return { grant: await box.seal(JSON.stringify(facts), ABOUT) };
}

/** How the operator confirmed; refused where the grant is another's, old, or of other contracts. */
export async function assertGrant(
  box: SecretBox,
  { grant: sealed, contractId, version }: ReadBy<typeof wire.countersign>,
  { user }: CallContext,
): Promise<string> {
  const text = await box.open(sealed, ABOUT);
  const facts = text === null ? undefined : grantFacts.parse(JSON.parse(text));
  const isOf = ([id, seen]: readonly [number, number]) => id === contractId && seen === version;
  if (facts?.accountId !== user.accountId || facts.expiresAt < Date.now() || !facts.contracts.some(isOf))
    throw lifeError((t) => t.grantInvalid);
  return facts.confirmedBy;
}
