import { auditEntryOf, writeAudit } from '../../../../../platform/server/audit/auditLog.ts';
import { type CallContext, ownCompanyId } from '../../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../../platform/wire/call.ts';
import { CODE } from '../../../../../platform/wire/envelope.ts';
import { maskEmail } from '../../../../../platform/wire/maskEmail.ts';
import { formatDateTime } from '../../../../../platform/wire/time.ts';
import * as wire from '../../faceWire.ts';
import { LINK_CHANNEL } from '../../signChoices.ts';
import { PLATFORM_MERCHANT, SIGN_STATUS } from '../../status.ts';
import { generate } from '../generate.ts';
import { findTemplate } from '../own.ts';
import { maskMobile } from '../ownContract.ts';
import { type Contract, selectContract } from '../queries.ts';
import type { Signing } from '../signing.ts';
import { userError } from '../texts.ts';
import type { Link } from './holder.ts';
import { demandsFace, faceFacts } from './identityStep.ts';
import { isOpenNow, newestLink, storedUrl } from './linkRows.ts';
import { nameSigner } from './sendLink.ts';
import { stepOf } from './step.ts';
import { signerError } from './texts.ts';

type FaceInput = ReadBy<typeof wire.getContractEnterpriseFaceSignUrl>;

async function findOwn({ db, user }: CallContext, contractId: number): Promise<Contract> {
  const found = await selectContract(db, ownCompanyId(user), contractId);
  if (found === undefined) throw userError((t) => t.absent, CODE.absent);
  return found;
}

/** Contract and link as the specification asks for them, in one call; the signer reads it behind the link. */
export async function faceSignUrl(
  signing: Signing,
  input: FaceInput,
  ctx: CallContext,
): Promise<PayloadOf<typeof wire.getContractEnterpriseFaceSignUrl>> {
  if (input.merchNo !== PLATFORM_MERCHANT) throw userError((t) => t.templateAbsent, CODE.absent);
  const contractId = input.contractId ?? (await contractByTemplate(signing, input, ctx));
  const open = await openLinkOf(signing, { ...input, contractId }, ctx);
  if (open !== undefined) return { contractId, signUrl: open.signUrl, expireTime: formatDateTime(open.link.expiresAt) };
  return signing.db.transaction(async (inside) => {
    const own = { ...ctx, db: inside };
    const { signUrl, expireTime } = await nameSigner(signing, { ...input, contractId }, own);
    const call = wire.getContractEnterpriseFaceSignUrl;
    await writeAudit(inside, auditEntryOf(call, { contractId, signWay: input.signWay }, ctx));
    return { contractId, signUrl, expireTime };
  });
}

async function contractByTemplate(signing: Signing, input: FaceInput, ctx: CallContext): Promise<number> {
  const tid = input.tid ?? (await templateOf(input, ctx));
  const { contractId } = await generate(signing, { tid, bond1: input.bond1 }, ctx);
  if (contractId === null) throw userError((t) => t.templateAbsent, CODE.absent);
  return contractId;
}

async function templateOf({ contractType, lineType, merchNo }: FaceInput, ctx: CallContext): Promise<number> {
  return (await findTemplate({ contractType, lineType, merchNo }, ctx)).tid;
}

/** The link that waits, if it is of the signer who is asked for. */
async function openLinkOf(
  signing: Signing,
  { contractId, signWay, authorizedId }: FaceInput & { contractId: number },
  ctx: CallContext,
): Promise<{ link: Link; signUrl: string } | undefined> {
  const { row } = await findOwn(ctx, contractId);
  if (row.status !== SIGN_STATUS.sent) return undefined;
  const isSame = (signWay ?? row.signWay) === row.signWay && (authorizedId ?? null) === row.authorizedId;
  const link = await newestLink(ctx.db, contractId);
  if (!isSame || link === undefined || !isOpenNow(link)) return undefined;
  const signUrl = await storedUrl(signing, link);
  return signUrl === '' ? undefined : { link, signUrl };
}

export async function readLink(
  signing: Signing,
  { contractId }: ReadBy<typeof wire.readSignLink>,
  ctx: CallContext,
): Promise<PayloadOf<typeof wire.readSignLink>> {
  const { row } = await findOwn(ctx, contractId);
  const link = row.status === SIGN_STATUS.sent ? await newestLink(ctx.db, contractId) : undefined;
  if (link === undefined) return NO_LINK;
  const isOpen = isOpenNow(link);
  const isTaken = link.browserHash !== null;
  const opened = isTaken ? wire.LINK_STATE.opened : wire.LINK_STATE.sent;
  const isIdentityAsked = link.withPassport || (await demandsFace(ctx.db));
  return {
    state: isOpen ? opened : wire.LINK_STATE.expired,
    signUrl: isOpen ? await storedUrl(signing, link) : '',
    channel: link.channel,
    receiver: link.channel === LINK_CHANNEL.email ? maskEmail(link.email) : maskMobile(link.mobile),
    channels: link.email === '' ? [LINK_CHANNEL.sms] : [LINK_CHANNEL.sms, LINK_CHANNEL.email],
    withPassport: link.withPassport,
    isIdentityPassed: isIdentityAsked && (await stepOf(ctx.db, link)) === 'code',
    isCodeSent: link.codeSentAt !== null,
    expireTime: formatDateTime(link.expiresAt),
  };
}

const NO_LINK: PayloadOf<typeof wire.readSignLink> = {
  state: wire.LINK_STATE.none,
  signUrl: '',
  channel: null,
  receiver: '',
  channels: [],
  withPassport: false,
  isIdentityPassed: false,
  isCodeSent: false,
  expireTime: '',
};

export async function identityLink(
  signing: Signing,
  { contractId }: ReadBy<typeof wire.identity2Face>,
  ctx: CallContext,
): Promise<PayloadOf<typeof wire.identity2Face>> {
  const { signUrl } = await readLink(signing, { contractId }, ctx);
  if (signUrl === '') throw signerError((t) => t.noLink);
  return { eleContract: String(contractId), signUrl };
}

export async function faceResult(
  contractId: number,
  ctx: CallContext,
): Promise<PayloadOf<typeof wire.getFaceAuthResultNew>> {
  const { row } = await findOwn(ctx, contractId);
  const link = await newestLink(ctx.db, contractId);
  return { signStatus: row.status, isDemanded: await demandsFace(ctx.db), ...(await faceFacts(ctx, link)) };
}
