import type { Db } from '../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../platform/wire/call.ts';
import { findCompanyKind } from '../../account/server/index.ts';
import { findAgeing, findCashDue, findOpenSums } from '../../bill/server/index.ts';
import { findBalances, type JournalAccount } from '../../journal/server/index.ts';
import type { readFinance } from '../financeWire.ts';
import { isEqual, negated } from './money.ts';

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

interface Difference {
  account: string;
  companyId: number | null;
  books: string;
  journal: string;
}

/** Where open bills and the journal do not agree. */
async function findDifferences(db: Db) {
  const [sales, costs] = await Promise.all([
    compare(db, 'sale', 'receivable'),
    compare(db, 'cost', 'payable'),
  ]);
  return Promise.all(
    [...sales, ...costs].map(async ({ companyId, ...found }) => ({
      ...found,
      companyFullName: companyId === null ? '' : ((await findCompanyKind(db, companyId))?.fullName ?? ''),
    })),
  );
}

async function compare(db: Db, side: 'sale' | 'cost', account: JournalAccount): Promise<Difference[]> {
  const [open, balances] = await Promise.all([findOpenSums(db, side), findBalances(db, { account })]);
  const signed = (amount: string) => (side === 'sale' ? amount : negated(amount));
  const keyOf = (row: { companyId: number | null; currency: string }) => `${row.companyId} ${row.currency}`;
  const journal = new Map(balances.map((row) => [keyOf(row), row]));
  const books = new Map(open.map((row) => [keyOf(row), row]));
  return [...new Set([...journal.keys(), ...books.keys()])].flatMap((key) => {
    const said = books.get(key)?.amount ?? '0.00';
    const posted = signed(journal.get(key)?.amount ?? '0.00');
    if (isEqual(said, posted)) return [];
    const companyId = (journal.get(key) ?? books.get(key))?.companyId ?? null;
    return [{ account, companyId, books: said, journal: posted }];
  });
}
