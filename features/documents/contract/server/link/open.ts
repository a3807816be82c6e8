import type { PayloadOf, ReadBy } from '../../../../../platform/wire/call.ts';
import type { FilePayload } from '../../../../../platform/wire/envelope.ts';
import { maskEmail } from '../../../../../platform/wire/maskEmail.ts';
import { formatDateTime } from '../../../../../platform/wire/time.ts';
import { findCompanyByNo } from '../../../../people/account/server/index.ts';
import { CONTRACT_EVENT } from '../../eventKinds.ts';
import type * as wire from '../../linkWire.ts';
import { PLATFORM_MERCHANT } from '../../status.ts';
import { recordContractEvent } from '../evidence/recordEvent.ts';
import { linkAppointment } from '../foreign/proposal.ts';
import { notifyContractsChanged } from '../live.ts';
import { pageOf } from '../own.ts';
import { maskMobile } from '../ownContract.ts';
import type { Signing } from '../signing.ts';
import { type Anonymous, type Holder, heldLink, takeLink, waitingContract } from './holder.ts';
import { recordFace } from './identityStep.ts';
import { stepOf } from './step.ts';

export async function openLink(holder: Holder, ctx: Anonymous): Promise<PayloadOf<typeof wire.openContractLink>> {
  const { db } = ctx;
  const link = await takeLink(db, holder);
  const { row, template, companyFullName } = await waitingContract(db, link);
  const platform = await findCompanyByNo(db, PLATFORM_MERCHANT);
  await recordContractEvent(db, ctx, {
    contractId: row.id,
    kind: CONTRACT_EVENT.linkOpened,
    signerName: row.signerName,
    facts: { linkId: link.id },
    isOnce: true,
  });
  await recordFace(db, ctx, link, row.signerName);
  await notifyContractsChanged(db, row.companyId);
  return {
    companyFullName,
    platformName: platform?.fullName ?? '',
    contractNo: row.contractNo,
    contractType: template.contractType,
    lineType: template.lineType,
    signerName: row.signerName,
    signerMobile: maskMobile(link.mobile),
    signerEmail: link.withPassport ? maskEmail(link.email) : '',
    tPageNum: row.pageCount,
    expireTime: formatDateTime(link.expiresAt),
    language: link.language,
    step: await stepOf(db, link),
    witness: link.withPassport ? await linkAppointment(db, link) : null,
  };
}

export async function reportLinkRead(holder: Holder, ctx: Anonymous): Promise<void> {
  const { row } = await waitingContract(ctx.db, await heldLink(ctx.db, holder));
  await recordContractEvent(ctx.db, ctx, {
    contractId: row.id,
    kind: CONTRACT_EVENT.readToEnd,
    signerName: row.signerName,
    facts: { pageCount: row.pageCount },
    isOnce: true,
  });
}

export async function linkPage(
  { files }: Pick<Signing, 'files'>,
  { page, ...holder }: ReadBy<typeof wire.readLinkPage>,
  ctx: Anonymous,
): Promise<FilePayload> {
  const { row } = await waitingContract(ctx.db, await heldLink(ctx.db, holder));
  const picture = await pageOf({ db: ctx.db, files }, row, page);
  const shown = { contractId: row.id, signerName: row.signerName, facts: { page }, isOnce: true };
  await recordContractEvent(ctx.db, ctx, { ...shown, kind: CONTRACT_EVENT.pageShown });
  return picture;
}
