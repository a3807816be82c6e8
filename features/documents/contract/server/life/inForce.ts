import { and, eq, gte, isNull, lte, type SQL } from 'drizzle-orm';
import type { Day } from '../../../../../platform/server/submissionCheck.ts';
import { formatDate } from '../../../../../platform/wire/time.ts';
import { SIGN_STATUS } from '../../status.ts';
import { contract } from '../tables.ts';

/** Signed by both sides, within its dates and not voided: by computing, so that no job has to end a contract. */
export function isContractInForce(today: Day = formatDate(new Date())): SQL | undefined {
  return and(
    eq(contract.status, SIGN_STATUS.signed),
    isNull(contract.voidedAt),
    lte(contract.startDate, today),
    gte(contract.endDate, today),
  );
}
