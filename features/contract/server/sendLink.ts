import { randomBytes } from 'node:crypto';
import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import { type CallContext, ownCompanyId } from '../../../platform/server/http/callContext.ts';
import { writeOutbox } from '../../../platform/server/outbox/writeOutbox.ts';
import type { PayloadOf, ReadBy } from '../../../platform/wire/call.ts';
import { COMPANY_ENTITY } from '../../../platform/wire/currentUser.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { formatDateTime } from '../../../platform/wire/time.ts';
import { readRegisteredFacts } from '../../company/server/index.ts';
import { CONTRACT_EVENT } from '../eventKinds.ts';
import { CONTRACT_LINK_PATH } from '../signLinkPath.ts';
import { SIGN_STATUS, SIGN_WAY, type SignWay } from '../status.ts';
import * as wire from '../wire.ts';
import { contractName } from './contractName.ts';
import { recordContractEvent } from './evidence/recordEvent.ts';
import { hashOf } from './hash.ts';
import { notifyContractsChanged } from './live.ts';
import { maskMobile } from './ownContract.ts';
import { type Contract, moveContract, selectContract } from './queries.ts';
import type { Signing } from './signing.ts';
import { contract, contractLink } from './tables.ts';
import { texts, userError } from './texts.ts';
import { trusteeInForce } from './trusteeInForce.ts';

const TOKEN_BYTES = 32;
const HOUR_MS = 3_600_000;
const { unsigned, sent, signed } = SIGN_STATUS;

type Config = Signing['config'];
type Sent = PayloadOf<typeof wire.startSign>;

interface Signer {
  signWay: SignWay;
  authorizedId: number | null;
  signerName: string;
  signerMobile: string;
}

/** Names the signer and sends the link; again while it waits: another signer, and another link. */
export async function startSign(
  config: Config,
  input: ReadBy<typeof wire.startSign>,
  ctx: CallContext,
): Promise<Sent> {
  const found = await lockOwn(ctx, input.contractId);
  const { status } = found.row;
  if (status === signed) throw userError((t) => t.alreadySigned);
  if (status !== unsigned && status !== sent) throw userError((t) => t.changed);
  const signer = await signerOf(input, ctx);
  const moved = await moveContract(
    ctx.db,
    { contractId: found.row.id, status },
    { ...signer, status: sent, reason: '' },
  );
  if (moved === undefined) throw userError((t) => t.changed);
  const { signWay, signerName } = signer;
  const event = { contractId: moved.id, facts: { signWay, signerName } };
  await recordContractEvent(ctx.db, ctx, {
    ...event,
    kind: CONTRACT_EVENT.ticked,
    facts: { sealAgreement: true },
  });
  await recordContractEvent(ctx.db, ctx, { ...event, kind: CONTRACT_EVENT.signerNamed });
  return sendLink(config, { ...found, row: moved }, ctx);
}

export async function resendLink(
  config: Config,
  { eleContractId }: ReadBy<typeof wire.reSendSignUrl>,
  ctx: CallContext,
): Promise<Sent> {
  const found = await lockOwn(ctx, eleContractId);
  if (found.row.status !== sent) throw userError((t) => t.changed);
  return sendLink(config, found, ctx);
}

export async function cancelLink(
  { contractId }: ReadBy<typeof wire.cancelSign>,
  ctx: CallContext,
): Promise<void> {
  const { row } = await lockOwn(ctx, contractId);
  const change = { status: unsigned, signWay: null, authorizedId: null, signerName: '', signerMobile: '' };
  if ((await moveContract(ctx.db, { contractId: row.id, status: sent }, change)) === undefined)
    throw userError((t) => t.changed);
  await replaceLinks(ctx.db, row.id);
  await recordContractEvent(ctx.db, ctx, { contractId: row.id, kind: CONTRACT_EVENT.linkWithdrawn });
  await notifyContractsChanged(ctx.db, row.companyId);
}

/** Serialises what a company does with one contract. */
async function lockOwn({ db, user }: CallContext, contractId: number): Promise<Contract> {
  await db.select({ id: contract.id }).from(contract).where(eq(contract.id, contractId)).for('update');
  const found = await selectContract(db, ownCompanyId(user), contractId);
  if (found === undefined) throw userError((t) => t.absent, CODE.absent);
  return found;
}

async function signerOf(
  { signWay, authorizedId }: ReadBy<typeof wire.startSign>,
  { db, user }: CallContext,
): Promise<Signer> {
  const companyId = ownCompanyId(user);
  const isIndividual = user.companyEntity === COMPANY_ENTITY.individual;
  if (signWay === undefined && !isIndividual)
    throw userError.withFields((t) => t.signerMissing, { signWay: (t) => t.signerMissing });
  if (signWay === SIGN_WAY.trustee && !isIndividual) {
    const trustee = await trusteeInForce(db, companyId, authorizedId ?? null);
    return {
      signWay,
      authorizedId: trustee.authorizedId,
      signerName: trustee.authorizedName,
      signerMobile: trustee.authorizedMobile,
    };
  }
  const facts = await readRegisteredFacts(db, companyId);
  if (!facts.isLegalMainland) throw userError((t) => t.notMainland);
  if (facts.legalMobile === '') throw userError((t) => t.mobileMissing);
  return {
    signWay: SIGN_WAY.legal,
    authorizedId: null,
    signerName: facts.legalName,
    signerMobile: facts.legalMobile,
  };
}

/** By SMS in Chinese, as signers have mainland numbers. */
async function sendLink(config: Config, { row, template }: Contract, ctx: CallContext): Promise<Sent> {
  const { db, user } = ctx;
  await assertLinkRate(db, row.id);
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = new Date(Date.now() + wire.LINK_HOURS * HOUR_MS);
  await replaceLinks(db, row.id);
  await db.insert(contractLink).values({
    contractId: row.id,
    accountId: user.accountId,
    mobile: row.signerMobile,
    tokenHash: hashOf(token),
    expiresAt,
  });
  const base = (config.publicUrl ?? `http://localhost:${config.port}`).replace(/\/+$/, '');
  const text = texts.zh.linkText({
    companyName: user.companyName ?? '',
    contract: contractName(template, 'zh'),
    hours: wire.LINK_HOURS,
    url: `${base}/custom${CONTRACT_LINK_PATH}/${token}`,
  });
  await writeOutbox(db, [{ channel: 'sms', receiver: row.signerMobile, text }]);
  await recordContractEvent(db, ctx, {
    contractId: row.id,
    kind: CONTRACT_EVENT.linkSent,
    facts: { channel: 'sms', receiver: maskMobile(row.signerMobile), expiresAt: expiresAt.toISOString() },
  });
  await notifyContractsChanged(db, row.companyId);
  return {
    signerName: row.signerName,
    signerMobile: maskMobile(row.signerMobile),
    expireTime: formatDateTime(expiresAt),
  };
}

export async function replaceLinks(db: Db, contractId: number): Promise<void> {
  await db
    .update(contractLink)
    .set({ isReplaced: true })
    .where(and(eq(contractLink.contractId, contractId), eq(contractLink.isReplaced, false)));
}

/** The locked contract serialises its links. */
async function assertLinkRate(db: Db, contractId: number): Promise<void> {
  const [links] = await db
    .select({
      sent: count(),
      secondsAgo: sql<number | null>`extract(epoch from now() - max(${contractLink.createdAt}))::int`,
    })
    .from(contractLink)
    .where(
      and(eq(contractLink.contractId, contractId), gt(contractLink.createdAt, sql`now() - interval '1 day'`)),
    );
  const { sent: number = 0, secondsAgo = null } = links ?? {};
  if (secondsAgo !== null && secondsAgo < wire.LINK_WAIT_SECONDS)
    throw userError((t) => t.linkTooSoon({ seconds: wire.LINK_WAIT_SECONDS - secondsAgo }));
  if (number >= wire.LINKS_A_DAY) throw userError((t) => t.linksTooMany({ most: wire.LINKS_A_DAY }));
}
