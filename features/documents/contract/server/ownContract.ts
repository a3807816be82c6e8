import { formatDate } from '../../../../platform/wire/time.ts';
import { downloadPathOf } from '../../resource/server/index.ts';
import { SIGN_STATUS } from '../status.ts';
import { type OwnContract, readContractPage } from '../wire.ts';
import type { Offer } from './offers.ts';
import type { ContractRow, TemplateRow } from './queries.ts';

/** First three and last two characters. */
export function maskMobile(mobile: string): string {
  return mobile.replace(/^(.{3}).*(.{2})$/, '$1******$2');
}

/** A contract, made or not, as its company sees it. */
export function toOwnContract({
  template,
  row,
  standing,
  isNewVersion = false,
}: {
  template: TemplateRow;
  row: ContractRow | null;
  standing?: Offer['standing'] | undefined;
  isNewVersion?: boolean;
}): OwnContract {
  const signedId = row?.signedId ?? null;
  const contractFilePath = signedId === null ? '' : downloadPathOf(signedId);
  return {
    tid: template.id,
    contractId: row?.id ?? null,
    eleContractId: row === null ? '' : String(row.id),
    eleContract: '',
    contractNo: row?.contractNo ?? '',
    contractType: template.contractType,
    lineType: template.lineType,
    language: template.language,
    version: template.version,
    standing: standing ?? standingOf(row),
    isNewVersion,
    hasBond: template.hasBond,
    bond1: row?.bond1 ?? '',
    cashPledge: template.cashPledge,
    signStatus: row?.status ?? SIGN_STATUS.unsigned,
    tPageNum: row?.pageCount ?? 0,
    tPath: row === null ? '' : `${readContractPage.path}?contractId=${row.id}&page=`,
    signerName: row?.signerName ?? '',
    signerMobile: maskMobile(row?.signerMobile ?? ''),
    reason: row?.reason ?? '',
    contractSignDate: row?.signedAt ? formatDate(row.signedAt) : '',
    contractStartDate: row?.startDate ?? '',
    contractEndDate: row?.endDate ?? '',
    contractFilePath,
    resourceId: signedId,
    fileUrl: contractFilePath,
  };
}

function standingOf(row: ContractRow | null): Offer['standing'] {
  if (row === null || row.status === SIGN_STATUS.unsigned) return 'offered';
  if (row.status !== SIGN_STATUS.signed) return 'underWay';
  const isOver = row.voidedAt !== null || (row.endDate ?? '') < formatDate(new Date());
  return isOver ? 'past' : 'inForce';
}
