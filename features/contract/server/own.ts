import { type CallContext, ownCompanyId } from '../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../platform/wire/call.ts';
import { COMPANY_ENTITY } from '../../../platform/wire/currentUser.ts';
import { CODE, type FilePayload } from '../../../platform/wire/envelope.ts';
import { findCompanyByNo } from '../../account/server/index.ts';
import { downloadPathOf, unsafeFileBytes } from '../../resource/server/index.ts';
import { CONTRACT_EVENT } from '../eventKinds.ts';
import { PLATFORM_MERCHANT } from '../status.ts';
import type * as wire from '../wire.ts';
import { contractName } from './contractName.ts';
import { pageImage } from './document/pageImages.ts';
import { recordContractEvent } from './evidence/recordEvent.ts';
import { toOwnContract } from './ownContract.ts';
import { selectContract, selectOfCompany, selectTemplate } from './queries.ts';
import type { Signing } from './signing.ts';
import { texts, userError } from './texts.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export async function listOwn({ db, user }: CallContext): Promise<PayloadOf<typeof wire.listContracts>> {
  const found = await selectOfCompany(db, ownCompanyId(user), user.companyEntity ?? COMPANY_ENTITY.mainland);
  return found.map(({ template, row }) => toOwnContract(template, row));
}

export async function contractTypes(ctx: CallContext): Promise<PayloadOf<typeof wire.getContractType>> {
  const own = await listOwn(ctx);
  const t = texts[ctx.language];
  return [...new Set(own.map((one) => one.contractType))].map((value) => ({
    contractTypeValue: value,
    contractTypeName: t.types[value],
    contractTypeSort: Number(value),
    lineTypeList: [
      ...new Set(own.filter((one) => one.contractType === value).map((one) => one.lineType)),
    ].map((lineType) => ({ lineType, lineTypeName: lineType === '' ? '' : t.lines[lineType] })),
  }));
}

export async function merchants({ db }: CallContext): Promise<PayloadOf<typeof wire.getSignMerch>> {
  const platform = await findCompanyByNo(db, PLATFORM_MERCHANT);
  return platform === undefined ? [] : [{ merchNo: platform.companyNo, merchName: platform.fullName }];
}

export async function templateFile(
  { files }: Pick<Signing, 'files'>,
  { type }: ReadBy<typeof wire.downLoadContractModel>,
  { db, user, language }: CallContext,
): Promise<FilePayload> {
  const template = await selectTemplate(db, type);
  if (template === undefined || template.companyEntity !== user.companyEntity)
    throw userError((t) => t.templateAbsent, CODE.absent);
  const file = await unsafeFileBytes(db, files, template.resourceId);
  if (file === undefined) throw userError((t) => t.fileAbsent, CODE.absent);
  return { fileName: `${contractName(template, language)}.docx`, mimeType: DOCX, content: file.content };
}

async function findOwn({ db, user }: CallContext, contractId: number) {
  const found = await selectContract(db, ownCompanyId(user), contractId);
  if (found === undefined) throw userError((t) => t.absent, CODE.absent);
  return found;
}

export async function readOwn(
  { contractId }: ReadBy<typeof wire.queryContractSign>,
  ctx: CallContext,
): Promise<PayloadOf<typeof wire.queryContractSign>> {
  const { template, row } = await findOwn(ctx, contractId);
  return toOwnContract(template, row);
}

export async function ownFiles(
  { contractId }: ReadBy<typeof wire.downloadContract>,
  ctx: CallContext,
): Promise<PayloadOf<typeof wire.downloadContract>> {
  const { row } = await findOwn(ctx, contractId);
  if (row.signedId === null) throw userError((t) => t.fileAbsent, CODE.absent);
  const resourceName = `${row.contractNo}.pdf`;
  return [{ resourceId: row.signedId, resourceName, relativPath: downloadPathOf(row.signedId) }];
}

export async function ownPage(
  { files }: Pick<Signing, 'files'>,
  { contractId, page }: ReadBy<typeof wire.readContractPage>,
  ctx: CallContext,
): Promise<FilePayload> {
  const { row } = await findOwn(ctx, contractId);
  await recordContractEvent(ctx.db, ctx, {
    contractId,
    kind: CONTRACT_EVENT.pageShown,
    facts: { page },
    isOnce: true,
  });
  return pageOf({ db: ctx.db, files }, row, page);
}

/** Picture of a page of a contract as it is now. */
export async function pageOf(
  { db, files }: Pick<Signing, 'db' | 'files'>,
  row: { documentId: number; signedId: number | null; pageCount: number },
  page: number,
): Promise<FilePayload> {
  const file = await unsafeFileBytes(db, files, row.signedId ?? row.documentId);
  if (file === undefined || page > row.pageCount) throw userError((t) => t.fileAbsent, CODE.absent);
  const content = await pageImage({ sha256: file.sha256, page, read: file.read });
  return { fileName: `${page}.webp`, mimeType: 'image/webp', content };
}
