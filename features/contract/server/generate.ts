import { createHash } from 'node:crypto';
import { auditEntryOf, writeAudit } from '../../../platform/server/audit/auditLog.ts';
import type { Db } from '../../../platform/server/database/connect.ts';
import { type CallContext, ownCompanyId } from '../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../platform/wire/call.ts';
import type { CurrentUser } from '../../../platform/wire/currentUser.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { formatDate } from '../../../platform/wire/time.ts';
import { findCompanyByNo } from '../../account/server/index.ts';
import { readRegisteredFacts } from '../../company/server/index.ts';
import { DOC_TYPE } from '../../resource/docTypes.ts';
import { CONTRACT_EVENT } from '../eventKinds.ts';
import { PLATFORM_MERCHANT, SIGN_STATUS } from '../status.ts';
import { generateContract } from '../wire.ts';
import type { ContractFields } from './document/fields.ts';
import { fillTemplate } from './document/fillTemplate.ts';
import { addSignaturePage } from './document/signaturePage.ts';
import { toPdf } from './document/toPdf.ts';
import { recordContractEvent } from './evidence/recordEvent.ts';
import { withStagedFile } from './files.ts';
import { sha256Of } from './hash.ts';
import { freeContractNo } from './life/contractNo.ts';
import { notifyContractsChanged } from './live.ts';
import { toOwnContract } from './ownContract.ts';
import { type ContractRow, moveContract, selectOfCompany, type TemplateRow } from './queries.ts';
import { documentBytes, type Signing } from './signing.ts';
import { contract } from './tables.ts';
import { userError } from './texts.ts';

/** Makes the document that is then shown and signed; one that is on its way stays as it is. */
export async function generate(
  signing: Signing,
  { tid }: ReadBy<typeof generateContract>,
  ctx: CallContext,
): Promise<PayloadOf<typeof generateContract>> {
  const companyId = ownCompanyId(ctx.user);
  const offered = await selectOfCompany(signing.db, companyId, ctx.user.companyEntity ?? 0);
  const chosen = offered.find(({ template }) => template.id === tid);
  if (chosen === undefined) throw userError((t) => t.templateAbsent, CODE.absent);
  const { template, row } = chosen;
  if (row !== null && row.status !== SIGN_STATUS.unsigned) return toOwnContract(template, row);
  const fields = await fieldsOf(signing.db, ctx.user, template, row);
  const factsHash = createHash('sha256')
    .update(JSON.stringify([template.resourceId, fields]))
    .digest('hex');
  if (row?.factsHash === factsHash) return toOwnContract(template, row);
  const docx = fillTemplate(await documentBytes(signing, template.resourceId), fields);
  const { pdf, pageCount } = await addSignaturePage(await toPdf(docx), fields);
  const fileName = `${fields.contractNo}.pdf`;
  const made = await withStagedFile(
    signing,
    pdf,
    { fileName, docType: DOC_TYPE.contract },
    async (inside, store) => {
      const documentId = await store(0);
      const change = { factsHash, documentId, pageCount };
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
    },
  );
  return toOwnContract(template, made);
}

async function insertContract(db: Db, added: typeof contract.$inferInsert): Promise<ContractRow | undefined> {
  const [made] = await db.insert(contract).values(added).onConflictDoNothing().returning();
  return made;
}

async function fieldsOf(
  db: Db,
  user: CurrentUser,
  template: TemplateRow,
  row: ContractRow | null,
): Promise<ContractFields> {
  const facts = await readRegisteredFacts(db, ownCompanyId(user));
  const platform = await findCompanyByNo(db, PLATFORM_MERCHANT);
  if (facts.registrationCode === '' || facts.legalName === '') throw userError((t) => t.factsMissing);
  const day = formatDate(new Date()).replaceAll('-', '');
  return {
    contractNo:
      row?.contractNo ?? (await freeContractNo(db, `HT${day}-${user.companyNo ?? ''}-${template.id}`)),
    companyName: user.companyName ?? '',
    registrationCode: facts.registrationCode,
    address: facts.address,
    legalName: facts.legalName,
    platformName: platform?.fullName ?? '',
    cashPledge: template.cashPledge,
    validDays: String(template.validDays),
  };
}
