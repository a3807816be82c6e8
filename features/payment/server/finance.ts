import type { CallContext } from '../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../platform/wire/call.ts';
import { formatDateTime } from '../../../platform/wire/time.ts';
import { findAgeing, findCashDue, OPEN_BILLS_PROOF } from '../../bill/server/index.ts';
import { findProof } from '../../journal/server/index.ts';
import type { readFinance } from '../financeWire.ts';

const CURRENCIES = ['CNY', 'USD', 'EUR', 'RUB', 'KZT'];

export async function overview(
  { currency }: ReadBy<typeof readFinance>,
  { db }: Pick<CallContext, 'db'>,
): Promise<PayloadOf<typeof readFinance>> {
  const [ageing, cash, proof] = await Promise.all([
    findAgeing(db, currency),
    findCashDue(db, currency),
    findProof(db, OPEN_BILLS_PROOF),
  ]);
  return {
    currencies: CURRENCIES,
    ageing,
    cash,
    proof: proof && {
      ranAt: formatDateTime(proof.ranAt),
      differences: proof.details.map(({ subject, expected: books, found: journal }) => ({
        subject,
        books,
        journal,
      })),
    },
  };
}
