import { createHash } from 'node:crypto';
import { auditEntryOf, writeAudit } from '../../../../platform/server/audit/auditLog.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import type { CurrentUser } from '../../../../platform/wire/currentUser.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { findCompanyByNo } from '../../../people/account/server/index.ts';
import { readRegisteredFacts } from '../../../people/company/server/index.ts';
import { DOC_TYPE } from '../../resource/docTypes.ts';
import { removeResource } from '../../resource/server/index.ts';
import { BOND, type Bond } from '../contractTypes.ts';
import { CONTRACT_EVENT } from '../eventKinds.ts';
import { PLATFORM_MERCHANT, SIGN_STATUS } from '../status.ts';
import { generateContract } from '../wire.ts';
import { contractFields, newContractNo } from './contractFields.ts';
import type { ContractFields } from './document/fields.ts';
import { makeDocument } from './document/makeDocument.ts';
import { recordContractEvent } from './evidence/recordEvent.ts';
import { withStagedFile } from './files.ts';
import { sha256Of } from './hash.ts';
import { freeContractNo, retireEnded } from './life/contractNo.ts';
import { notifyContractsChanged } from './live.ts';
import { assertSeesAmounts, ownOffers } from './own.ts';
import { toOwnContract } from './ownContract.ts';
import { type ContractRow, moveContract, type TemplateRow } from './queries.ts';
import type { Signing } from './signing.ts';
import { contract } from './tables.ts';
import { userError } from './texts.ts';
import { newVerifyCode } from './verifyCode.ts';

/** Makes the document that is then shown and signed; one that is on its way stays as it is. */
export async function generate(
  signing: Signing,
  { tid, bond1 }: ReadBy<typeof generateContract>,
  ctx: CallContext,
): Promise<PayloadOf<typeof generateContract>> {
  assertSeesAmounts(ctx.user);
  const companyId = ownCompanyId(ctx.user);
  const byTemplate = (await ownOffers(signing.db, ctx.user)).filter(({ template }) => template.id === tid);
  const chosen = byTemplate.find(({ standing }) => standing === 'offered') ?? byTemplate[0];
  if (chosen === undefined) throw userError((t) => t.templateAbsent, CODE.absent);
  const { template, row } = chosen;
  if (chosen.standing !== 'offered') return toOwnContract(chosen);
  const bond: Bond | '' = template.hasBond ? (bond1 ?? (row?.bond1 || BOND.cash)) : '';
  const fields = await fieldsOf(signing.db, ctx.user, { template, row, bond });
  const verifyCode = row?.verifyCode || newVerifyCode();
  const factsHash = createHash('sha256')
    .update(JSON.stringify([template.resourceId, fields, verifyCode]))
    .digest('hex');
  if (row?.factsHash === factsHash) return toOwnContract(chosen);
  const { pdf, pageCount } = await makeDocument(signing, template, fields, verifyCode);
  const named = { fileName: `${fields.contractNo}.pdf`, docType: DOC_TYPE.contract };
  const made = await withStagedFile(signing, pdf, named, async (inside, store) => {
    const documentId = await store(0);
    const change = { factsHash, documentId, pageCount, verifyCode, bond1: bond };
    const kept =
      row === null
        ? await insertContract(inside, {
            ...change,
            companyId,
            templateId: template.id,
            contractNo: fields.contractNo,
          })
        : await moveContract(
            inside,
            { contractId: row.id, status: SIGN_STATUS.unsigned, version: row.version },
            change,
          );
    if (kept === undefined) throw userError((t) => t.changed);
    if (row !== null) await removeResource(inside, row.documentId);
    await recordContractEvent(inside, ctx, {
      contractId: kept.id,
      kind: CONTRACT_EVENT.generated,
      facts: {
        documentSha256: sha256Of(pdf),
        templateId: template.id,
        templateVersion: template.version,
        pageCount,
      },
    });
    await writeAudit(inside, auditEntryOf(generateContract, { contractId: kept.id, tid }, ctx));
    await notifyContractsChanged(inside, companyId);
    return kept;
  });
  return toOwnContract({ ...chosen, row: made });
}

async function insertContract(db: Db, added: typeof contract.$inferInsert): Promise<ContractRow | undefined> {
  await retireEnded(db, added);
  const [made] = await db.insert(contract).values(added).onConflictDoNothing().returning();
  return made;
}

async function fieldsOf(
  db: Db,
  user: CurrentUser,
  { template, row, bond }: { template: TemplateRow; row: ContractRow | null; bond: Bond | '' },
): Promise<ContractFields> {
  const facts = await readRegisteredFacts(db, ownCompanyId(user));
  if (facts.registrationCode === '' || facts.legalName === '') throw userError((t) => t.factsMissing);
  const platform = await findCompanyByNo(db, PLATFORM_MERCHANT);
  if (platform === undefined) throw new Error('the platform has no company');
  const { registrationCode } = await readRegisteredFacts(db, platform.companyId);
  return contractFields({
    contractNo: row?.contractNo ?? (await freeContractNo(db, newContractNo(user.companyNo ?? '', template.id))),
    company: { ...facts, name: user.companyName ?? '' },
    platform: { name: platform.fullName, registrationCode },
    template,
    bond1: bond,
  });
}
