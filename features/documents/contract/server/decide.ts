import { auditEntryOf, writeAudit } from '../../../../platform/server/audit/auditLog.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { ReadBy } from '../../../../platform/wire/call.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { formatDate } from '../../../../platform/wire/time.ts';
import { findCompanyByNo } from '../../../people/account/server/index.ts';
import { readRegisteredFacts } from '../../../people/company/server/index.ts';
import { closeTodos, sendMessages } from '../../../portal/message/server/index.ts';
import { DOC_TYPE } from '../../resource/docTypes.ts';
import { removeFilesOf } from '../../resource/server/index.ts';
import { CONTRACT_EVENT } from '../eventKinds.ts';
import { countersign, type refuseContract } from '../operatorWire.ts';
import { PLATFORM_MERCHANT, SIGN_STATUS } from '../status.ts';
import { signDocument } from './document/signDocument.ts';
import { recordContractEvent } from './evidence/recordEvent.ts';
import { withStagedFile } from './files.ts';
import { sha256Of } from './hash.ts';
import { assertGrant } from './life/countersignCode.ts';
import { ENDING } from './life/messages.ts';
import { selectFormer, termOf } from './life/term.ts';
import { notifyContractsChanged } from './live.ts';
import { aboutContract, contractInForce, contractRefused } from './messages.ts';
import { moveContract, unsafeSelectContract } from './queries.ts';
import { documentBytes, type Signing } from './signing.ts';
import { supersede, withoutReplaced } from './templates/supersede.ts';
import { userError } from './texts.ts';

const { unsigned, signedByA, signed } = SIGN_STATUS;

/** Signs for the platform; signed and stored at once. Of two operators at once one signs. */
export async function countersignContract(
  signing: Signing,
  input: ReadBy<typeof countersign>,
  ctx: CallContext,
): Promise<void> {
  const { db } = signing;
  const { contractId, version } = input;
  const confirmedBy = await assertGrant(signing.box, input, ctx);
  const found = await unsafeSelectContract(db, contractId);
  if (found === undefined) throw userError((t) => t.absent, CODE.absent);
  const { row, template } = found;
  if (row.signedId === null || row.status !== signedByA || row.version !== version) throw userError((t) => t.decided);
  const platform = await findCompanyByNo(db, PLATFORM_MERCHANT);
  if (platform === undefined) throw new Error('the platform has no company');
  const { registrationCode } = await readRegisteredFacts(db, platform.companyId);
  const at = new Date();
  const pdf = await signDocument(signing, await documentBytes(signing, row.signedId), {
    party: { side: 'b', name: platform.fullName, code: registrationCode },
    companyId: platform.companyId,
    contractNo: row.contractNo,
    at,
  });
  const named = { fileName: `${row.contractNo}.pdf`, docType: DOC_TYPE.contract };
  await withStagedFile(signing, pdf, named, async (inside, store) => {
    const today = formatDate(at);
    const former = await selectFormer(inside, found, today);
    const moved = await moveContract(
      inside,
      { contractId, status: signedByA, version },
      {
        status: signed,
        signedId: await store(contractId),
        countersignedBy: ctx.user.accountId,
        countersignedAt: at,
        ...termOf(today, template.validDays, withoutReplaced(former, template)),
      },
    );
    if (moved === undefined) throw userError((t) => t.decided);
    await recordContractEvent(inside, ctx, {
      contractId,
      kind: CONTRACT_EVENT.countersigned,
      facts: {
        confirmedBy,
        documentSha256: sha256Of(pdf),
        startDate: moved.startDate ?? '',
        endDate: moved.endDate ?? '',
      },
    });
    await supersede(inside, found);
    await writeAudit(inside, auditEntryOf(countersign, { contractId }, ctx));
    const params = { contractNo: row.contractNo, endDate: moved.endDate ?? '' };
    const message = { companyId: row.companyId, about: aboutContract(contractId), params };
    await sendMessages(inside, contractInForce, [message]);
    const renewed = former.map((one) => aboutContract(one.contractId));
    await closeTodos(inside, renewed, [ENDING]);
    await notifyContractsChanged(inside, row.companyId);
  });
}

/** Back to the start: the company signs anew or asks. */
export async function refuse(
  { contractId, version, reason }: ReadBy<typeof refuseContract>,
  ctx: CallContext,
): Promise<void> {
  const { db } = ctx;
  const seen = { contractId, status: signedByA, version };
  const cleared = { signWay: null, authorizedId: null, signerName: '', signerMobile: '' };
  const change = { ...cleared, status: unsigned, signedId: null, signedAt: null, reason };
  const row = await moveContract(db, seen, change);
  if (row === undefined) throw userError((t) => t.decided);
  await recordContractEvent(db, ctx, { contractId, kind: CONTRACT_EVENT.refused, facts: { reason } });
  await removeFilesOf(db, { docTypes: [DOC_TYPE.contract], relaIds: [String(contractId)] });
  const params = { contractNo: row.contractNo, reason };
  const message = { companyId: row.companyId, about: aboutContract(contractId), params };
  await sendMessages(db, contractRefused, [message]);
  await notifyContractsChanged(db, row.companyId);
}
