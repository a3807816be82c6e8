import { eq } from 'drizzle-orm';
import { type CallContext, ownCompanyId } from '../../../../../platform/server/http/callContext.ts';
import { writeOutbox } from '../../../../../platform/server/outbox/writeOutbox.ts';
import type { PayloadOf, ReadBy } from '../../../../../platform/wire/call.ts';
import { CODE } from '../../../../../platform/wire/envelope.ts';
import { maskEmail } from '../../../../../platform/wire/maskEmail.ts';
import { shownTimes } from '../../../../../platform/wire/shownTime.ts';
import { formatDateTime } from '../../../../../platform/wire/time.ts';
import { CONTRACT_EVENT } from '../../eventKinds.ts';
import { LINK_CHANNEL } from '../../signChoices.ts';
import { SIGN_STATUS } from '../../status.ts';
import * as wire from '../../wire.ts';
import { contractName } from '../contractName.ts';
import { isReadByCompany, recordContractEvent } from '../evidence/recordEvent.ts';
import { notifyContractsChanged } from '../live.ts';
import { assertSeesAmounts } from '../own.ts';
import { maskMobile } from '../ownContract.ts';
import { type Contract, moveContract, selectContract } from '../queries.ts';
import type { Signing } from '../signing.ts';
import { contract } from '../tables.ts';
import { userError } from '../texts.ts';
import type { Link } from './holder.ts';
import { assertLinkRate, insertLink, newestLink, replaceLinks, urlOf } from './linkRows.ts';
import { type Signer, type SignInput, signerOf } from './signer.ts';
import { signerError, signerTexts } from './texts.ts';

const { unsigned, sent, signed } = SIGN_STATUS;

type Dependencies = Pick<Signing, 'box' | 'config'>;
type Sent = PayloadOf<typeof wire.startSign>;

type Started = SignInput & { contractId: number };

/** As `nameSigner`, for a contract that the company has read to its end. */
export async function startSign(dependencies: Dependencies, input: Started, ctx: CallContext): Promise<Sent> {
  assertSeesAmounts(ctx.user);
  const { row } = await lockOwn(ctx, input.contractId);
  const isWaiting = row.status === unsigned || row.status === sent;
  if (isWaiting && !(await isReadByCompany(ctx.db, row.id))) throw userError((t) => t.notRead);
  return nameSigner(dependencies, input, ctx);
}

/** Names the signer and sends the link; again while it waits: another signer, and another link. */
export async function nameSigner(
  dependencies: Dependencies,
  { contractId, ...input }: Started,
  ctx: CallContext,
): Promise<Sent> {
  const { db } = ctx;
  assertSeesAmounts(ctx.user);
  const found = await lockOwn(ctx, contractId);
  const { status } = found.row;
  if (status === signed) throw userError((t) => t.alreadySigned);
  if (status !== unsigned && status !== sent) throw userError((t) => t.changed);
  const { person, ways } = await signerOf(input, ctx);
  const change = { ...person, status: sent, reason: '' };
  const moved = await moveContract(db, { contractId, status }, change);
  if (moved === undefined) throw userError((t) => t.changed);
  const sealAgreement = { sealAgreement: true };
  await recordContractEvent(db, ctx, { contractId, kind: CONTRACT_EVENT.ticked, facts: sealAgreement });
  const facts = { signerName: person.signerName, signWay: person.signWay };
  await recordContractEvent(db, ctx, { contractId, kind: CONTRACT_EVENT.signerNamed, facts });
  return sendLink(dependencies, { ...found, row: moved, ways }, ctx);
}

/** Another link to the same signer, by the other way if one is given. */
export async function resendLink(
  dependencies: Dependencies,
  { eleContractId, channel }: ReadBy<typeof wire.reSendSignUrl>,
  ctx: CallContext,
): Promise<Sent> {
  const found = await lockOwn(ctx, eleContractId);
  if (found.row.status !== sent) throw userError((t) => t.changed);
  const last = await newestLink(ctx.db, found.row.id);
  if (last === undefined) throw signerError((t) => t.noLink);
  if (channel === LINK_CHANNEL.email && last.email === '')
    throw signerError.withFields((t) => t.smsOnly, { channel: (t) => t.smsOnly });
  const { mobile, email, language, withPassport } = last;
  const way = channel ?? last.channel ?? LINK_CHANNEL.sms;
  return sendLink(dependencies, { ...found, ways: { mobile, email, language, withPassport, channel: way } }, ctx);
}

export async function cancelLink({ contractId }: ReadBy<typeof wire.cancelSign>, ctx: CallContext): Promise<void> {
  const { row } = await lockOwn(ctx, contractId);
  const change = { status: unsigned, signWay: null, authorizedId: null, signerName: '', signerMobile: '' };
  if ((await moveContract(ctx.db, { contractId: row.id, status: sent }, change)) === undefined)
    throw userError((t) => t.changed);
  await replaceLinks(ctx.db, row.id);
  await recordContractEvent(ctx.db, ctx, { contractId, kind: CONTRACT_EVENT.linkWithdrawn });
  await notifyContractsChanged(ctx.db, row.companyId);
}

/** Serialises what a company does with one contract. */
async function lockOwn({ db, user }: CallContext, contractId: number): Promise<Contract> {
  await db.select({ id: contract.id }).from(contract).where(eq(contract.id, contractId)).for('update');
  const found = await selectContract(db, ownCompanyId(user), contractId);
  if (found === undefined) throw userError((t) => t.absent, CODE.absent);
  return found;
}

async function sendLink(
  { box, config }: Dependencies,
  { row, template, ways }: Contract & { ways: Signer['ways'] },
  ctx: CallContext,
): Promise<Sent> {
  const { db, user } = ctx;
  await assertLinkRate(db, row.id);
  const of = { ...ways, contractId: row.id, accountId: user.accountId };
  const { link, token } = await insertLink(db, { box }, of);
  const url = urlOf(config, token);
  const named = { companyName: user.companyName ?? '', contract: contractName(template, link.language) };
  await writeMessage(db, link, { ...named, name: row.signerName, contractNo: row.contractNo, url });
  const channel = link.channel ?? LINK_CHANNEL.sms;
  const receiver = channel === LINK_CHANNEL.email ? maskEmail(link.email) : maskMobile(link.mobile);
  const facts = { linkId: link.id, channel, receiver, expiresAt: link.expiresAt.toISOString() };
  await recordContractEvent(db, ctx, { contractId: row.id, kind: CONTRACT_EVENT.linkSent, facts });
  await notifyContractsChanged(db, row.companyId);
  return {
    signerName: row.signerName,
    signerMobile: maskMobile(row.signerMobile),
    channel,
    receiver,
    signUrl: url,
    expireTime: formatDateTime(link.expiresAt),
  };
}

interface Named {
  companyName: string;
  contract: string;
  name: string;
  contractNo: string;
  url: string;
}

function writeMessage(
  db: CallContext['db'],
  { channel, language, mobile, email, expiresAt }: Link,
  named: Named,
): Promise<void> {
  const t = signerTexts[language];
  const said = { ...named, hours: wire.LINK_HOURS, until: shownTimes(language).dateTime(formatDateTime(expiresAt)) };
  if (channel !== LINK_CHANNEL.email) return writeOutbox(db, [{ channel: 'sms', receiver: mobile, text: t.sms(said) }]);
  const subject = t.mailSubject({ contract: named.contract });
  return writeOutbox(db, [{ channel: 'email', receiver: email, subject, text: t.mail(said) }]);
}
