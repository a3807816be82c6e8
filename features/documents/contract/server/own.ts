import type { Db } from '../../../../platform/server/database/connect.ts';
import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { COMPANY_ENTITY, type CurrentUser } from '../../../../platform/wire/currentUser.ts';
import { CODE, type FilePayload } from '../../../../platform/wire/envelope.ts';
import { formatDate } from '../../../../platform/wire/time.ts';
import { findCompanyByNo } from '../../../people/account/server/index.ts';
import { downloadPathOf, unsafeFileBytes } from '../../resource/server/index.ts';
import { CONTRACT_TYPE } from '../contractTypes.ts';
import { CONTRACT_EVENT } from '../eventKinds.ts';
import { PLATFORM_MERCHANT, SIGN_STATUS } from '../status.ts';
import type * as wire from '../wire.ts';
import { pageImage } from './document/pageImages.ts';
import { recordContractEvent } from './evidence/recordEvent.ts';
import { type Offer, offersOf } from './offers.ts';
import { toOwnContract } from './ownContract.ts';
import { selectContract, selectContracts, selectOffered } from './queries.ts';
import type { Signing } from './signing.ts';
import { documentFile } from './templates/document.ts';
import { texts, userError } from './texts.ts';

/** Contracts hold amounts on their pages. */
export function assertSeesAmounts({ hidesMoney }: Pick<CurrentUser, 'hidesMoney'>): void {
  if (hidesMoney) throw userError((t) => t.amountsHidden, CODE.forbidden);
}

/** All that the own company has signed or can sign. */
export async function ownOffers(db: Db, user: CurrentUser): Promise<Offer[]> {
  const templates = await selectOffered(db, user);
  const contracts = await selectContracts(db, ownCompanyId(user));
  return offersOf(templates, contracts, formatDate(new Date()));
}

export async function listOwn({ db, user }: CallContext): Promise<PayloadOf<typeof wire.listContracts>> {
  return (await ownOffers(db, user)).map(toOwnContract);
}

export async function contractTypes(ctx: CallContext): Promise<PayloadOf<typeof wire.getContractType>> {
  const own = await listOwn(ctx);
  const t = texts[ctx.language];
  return [...new Set(own.map((one) => one.contractType))].map((value) => ({
    contractTypeValue: value,
    contractTypeName: t.types[value],
    contractTypeSort: Number(value),
    lineTypeList: [...new Set(own.filter((one) => one.contractType === value).map((one) => one.lineType))].map(
      (lineType) => ({ lineType, lineTypeName: lineType === '' ? '' : t.lines[lineType] }),
    ),
  }));
}

export async function merchants({ db }: CallContext): Promise<PayloadOf<typeof wire.getSignMerch>> {
  const platform = await findCompanyByNo(db, PLATFORM_MERCHANT);
  return platform === undefined ? [] : [{ merchNo: platform.companyNo, merchName: platform.fullName }];
}

/** Of several the one in force or under way, else in the reader's language. Individuals: category 5 by default. */
export async function findTemplate(
  { contractType, lineType, merchNo }: ReadBy<typeof wire.findContractTemplate>,
  ctx: CallContext,
): Promise<PayloadOf<typeof wire.findContractTemplate>> {
  const isIndividual = ctx.user.companyEntity === COMPANY_ENTITY.individual;
  const type = contractType ?? (isIndividual ? CONTRACT_TYPE.cargoOwner : CONTRACT_TYPE.booking);
  const found = (await ownOffers(ctx.db, ctx.user)).filter(
    ({ template, row, standing }) =>
      standing !== 'past' &&
      (standing === 'offered' || row === null || row.renewedAt === null) &&
      template.contractType === type &&
      (lineType === undefined || template.lineType === lineType),
  );
  const language = ctx.language === 'zh' ? 'zh' : `zh-${ctx.language}`;
  const chosen =
    found.find(({ standing }) => standing !== 'offered') ??
    found.find(({ template }) => template.language === language) ??
    found[0];
  if (chosen === undefined || merchNo !== PLATFORM_MERCHANT) throw userError((t) => t.templateAbsent, CODE.absent);
  return toOwnContract(chosen);
}

export async function templateFile(
  signing: Pick<Signing, 'files'>,
  { type }: ReadBy<typeof wire.downLoadContractModel>,
  ctx: CallContext,
): Promise<FilePayload> {
  const offered = await selectOffered(ctx.db, ctx.user);
  if (!offered.some(({ id }) => id === type)) throw userError((t) => t.templateAbsent, CODE.absent);
  assertSeesAmounts(ctx.user);
  return documentFile(signing, type, ctx);
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
  return toOwnContract(await findOwn(ctx, contractId));
}

/** The company's contract by a template; null: none was made. */
export async function contractOfTemplate(
  { contractTableId }: ReadBy<typeof wire.findContractIdByContractTableId>,
  { db, user }: CallContext,
): Promise<PayloadOf<typeof wire.findContractIdByContractTableId>> {
  const contracts = await selectContracts(db, ownCompanyId(user));
  return { contractId: contracts.findLast(({ row }) => row.templateId === contractTableId)?.row.id ?? null };
}

export async function ownFiles(
  { contractId }: ReadBy<typeof wire.downloadContract>,
  ctx: CallContext,
): Promise<PayloadOf<typeof wire.downloadContract>> {
  const { row } = await findOwn(ctx, contractId);
  assertSeesAmounts(ctx.user);
  if (row.signedId === null) throw userError((t) => t.fileAbsent, CODE.absent);
  return [fileOf(row.contractNo, row.signedId)];
}

const fileOf = (contractNo: string, resourceId: number) => ({
  resourceId,
  resourceName: `${contractNo}.pdf`,
  relativPath: downloadPathOf(resourceId),
});

/** How far a contract is signed, step by step, with its file. */
export async function approvalView(
  { contractId }: ReadBy<typeof wire.approvalOfContractView>,
  ctx: CallContext,
): Promise<PayloadOf<typeof wire.approvalOfContractView>> {
  const { row, template, companyFullName } = await findOwn(ctx, contractId);
  const platform = await findCompanyByNo(ctx.db, PLATFORM_MERCHANT);
  const dateOf = (at: Date | null) => (at === null ? '' : formatDate(at));
  const canSeeFile = row.signedId !== null && !ctx.user.hidesMoney;
  return {
    ...toOwnContract({ template, row }),
    steps: [
      {
        party: companyFullName,
        signerName: row.signerName,
        signDate: dateOf(row.signedAt),
        isSigned: row.signedAt !== null,
      },
      {
        party: platform?.fullName ?? '',
        signerName: '',
        signDate: dateOf(row.countersignedAt),
        isSigned: row.status === SIGN_STATUS.signed,
      },
    ],
    fileList: canSeeFile && row.signedId !== null ? [fileOf(row.contractNo, row.signedId)] : [],
  };
}

export async function ownPage(
  { files }: Pick<Signing, 'files'>,
  { contractId, page }: ReadBy<typeof wire.readContractPage>,
  ctx: CallContext,
): Promise<FilePayload> {
  const { row } = await findOwn(ctx, contractId);
  assertSeesAmounts(ctx.user);
  await recordContractEvent(ctx.db, ctx, {
    contractId,
    kind: CONTRACT_EVENT.pageShown,
    facts: { page },
    isOnce: true,
  });
  return pageOf({ db: ctx.db, files }, row, page);
}

export async function reportRead(
  { contractId }: ReadBy<typeof wire.reportContractRead>,
  ctx: CallContext,
): Promise<void> {
  const { row } = await findOwn(ctx, contractId);
  assertSeesAmounts(ctx.user);
  const facts = { pageCount: row.pageCount };
  await recordContractEvent(ctx.db, ctx, { contractId, kind: CONTRACT_EVENT.readToEnd, facts, isOnce: true });
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
