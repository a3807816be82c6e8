import type { Db } from '../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../platform/wire/call.ts';
import { findCompanyKind } from '../../account/server/index.ts';
import { findAgeing, findCashDue, findOpenDifferences } from '../../bill/server/index.ts';
import type { readFinance } from '../financeWire.ts';

const CURRENCIES = ['CNY', 'USD', 'EUR', 'RUB', 'KZT'];

export async function overview(
  { currency }: ReadBy<typeof readFinance>,
  { db }: Pick<CallContext, 'db'>,
): Promise<PayloadOf<typeof readFinance>> {
  const [ageing, cash, differences] = await Promise.all([
    findAgeing(db, currency),
    findCashDue(db, currency),
    findDifferences(db),
  ]);
  return {
    currencies: CURRENCIES,
    ageing,
    cash,
    differences,
  };
}

/** Where open bills and the journal do not agree now. */
async function findDifferences(db: Db) {
  const found = await findOpenDifferences(db);
  return Promise.all(
    found.map(async ({ account, companyId, bills, journal }) => ({
      account,
      books: bills,
      journal,
      companyFullName: companyId === null ? '' : ((await findCompanyKind(db, companyId))?.fullName ?? ''),
    })),
  );
}
