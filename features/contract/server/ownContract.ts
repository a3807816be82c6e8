import { formatDate } from '../../../platform/wire/time.ts';
import { downloadPathOf } from '../../resource/server/index.ts';
import { SIGN_STATUS } from '../status.ts';
import type { OwnContract } from '../wire.ts';
import type { ContractRow, TemplateRow } from './queries.ts';

/** First three and last two characters. */
export function maskMobile(mobile: string): string {
  return mobile.replace(/^(.{3}).*(.{2})$/, '$1******$2');
}

/** A template as a company sees it, with its contract by it if there is one. */
export function toOwnContract(template: TemplateRow, row: ContractRow | null): OwnContract {
  const signedId = row?.signedId ?? null;
  return {
    tid: template.id,
    contractId: row?.id ?? null,
    eleContractId: row === null ? '' : String(row.id),
    contractNo: row?.contractNo ?? '',
    contractType: template.contractType,
    lineType: template.lineType,
    language: template.language,
    cashPledge: template.cashPledge,
    signStatus: row?.status ?? SIGN_STATUS.unsigned,
    tPageNum: row?.pageCount ?? 0,
    signerName: row?.signerName ?? '',
    signerMobile: maskMobile(row?.signerMobile ?? ''),
    reason: row?.reason ?? '',
    contractSignDate: row?.signedAt ? formatDate(row.signedAt) : '',
    contractStartDate: row?.startDate ?? '',
    contractEndDate: row?.endDate ?? '',
    resourceId: signedId,
    fileUrl: signedId === null ? '' : downloadPathOf(signedId),
  };
}
