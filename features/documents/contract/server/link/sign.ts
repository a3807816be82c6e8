import { and, eq } from 'drizzle-orm';
import { auditEntryOf, writeAudit } from '../../../../../platform/server/audit/auditLog.ts';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import type { PayloadOf, ReadBy } from '../../../../../platform/wire/call.ts';
import { formatDateTime } from '../../../../../platform/wire/time.ts';
import { readRegisteredFacts } from '../../../../people/company/server/index.ts';
import { closeTodos, sendMessages } from '../../../../portal/message/server/index.ts';
import { DOC_TYPE } from '../../../resource/docTypes.ts';
import { CONTRACT_EVENT } from '../../eventKinds.ts';
import * as wire from '../../linkWire.ts';
import { SIGN_STATUS, SIGN_WAY } from '../../status.ts';
import { signDocument } from '../document/signDocument.ts';
import { recordContractEvent } from '../evidence/recordEvent.ts';
import { withStagedFile } from '../files.ts';
import { passportMark } from '../foreign/passport.ts';
import { sha256Of } from '../hash.ts';
import { notifyContractsChanged } from '../live.ts';
import { aboutContract, aboutNewVersion, contractToCountersign, NEW_VERSION } from '../messages.ts';
import { moveContract } from '../queries.ts';
import { documentBytes, type Signing } from '../signing.ts';
import { contractLink } from '../tables.ts';
import { userError } from '../texts.ts';
import { assertCodes } from './code.ts';
import { type Anonymous, heldLink, isOpenLink, type Link, waitingContract } from './holder.ts';
import { isFacePassed } from './identityStep.ts';
import { assertIdentity } from './step.ts';
import { trusteeInForce } from './trusteeInForce.ts';

/** What the signature rests on beside the codes, in the words of the evidence. */
async function identityOf(db: Db, link: Link): Promise<string> {
  if (link.withPassport) return 'passport';
  return (await isFacePassed(db, link)) ? 'face' : 'code alone';
}

/** Signs for the company: the document is signed and stored, or nothing has happened. Of two at once one signs. */
export async function sign(
  signing: Signing,
  { code, mailCode, ...holder }: ReadBy<typeof wire.signByLink>,
  ctx: Anonymous,
): Promise<PayloadOf<typeof wire.signByLink>> {
  const { db } = signing;
  const link = await heldLink(db, holder);
  const { row, companyFullName } = await waitingContract(db, link);
  const { signerName } = row;
  if (row.signWay === SIGN_WAY.trustee) await trusteeInForce(db, row.companyId, row.authorizedId);
  await assertIdentity(db, link);
  await assertCodes({ ...ctx, db }, link, { code, mailCode, signerName });
  const at = new Date();
  const { publicCode } = await readRegisteredFacts(db, row.companyId);
  const mark = await passportMark(signing, link);
  const pdf = await signDocument(signing, await documentBytes(signing, row.documentId), {
    party: {
      side: 'a',
      name: companyFullName,
      code: publicCode,
      person: { name: signerName, lines: [`${formatDateTime(at)} UTC+8`, ...(mark?.lines ?? [])] },
    },
    companyId: row.companyId,
    contractNo: row.contractNo,
    ...(mark === null ? {} : { note: mark.note }),
    at,
  });
  const named = { fileName: `${row.contractNo}.pdf`, docType: DOC_TYPE.contract };
  await withStagedFile(signing, pdf, named, async (inside, store) => {
    const used = await inside
      .update(contractLink)
      .set({ usedAt: at })
      .where(and(eq(contractLink.id, link.id), isOpenLink))
      .returning({ id: contractLink.id });
    const seen = { contractId: row.id, status: SIGN_STATUS.sent, version: row.version };
    const change = { status: SIGN_STATUS.signedByA, signedId: await store(row.id), signedAt: at };
    const moved = used.length > 0 && (await moveContract(inside, seen, change));
    if (!moved) throw userError((t) => t.changed);
    await recordContractEvent(inside, ctx, {
      contractId: row.id,
      kind: CONTRACT_EVENT.signed,
      signerName,
      facts: {
        linkId: link.id,
        documentSha256: sha256Of(pdf),
        identity: await identityOf(inside, link),
      },
    });
    await writeAudit(inside, auditEntryOf(wire.signByLink, { contractId: row.id }, ctx));
    const params = { companyName: companyFullName, contractNo: row.contractNo };
    await sendMessages(inside, contractToCountersign, [{ about: aboutContract(row.id), params }]);
    await closeTodos(inside, [aboutNewVersion(row.templateId, row.companyId)], [NEW_VERSION]);
    await notifyContractsChanged(inside, row.companyId);
  });
  return { contractNo: row.contractNo, signTime: formatDateTime(at) };
}
