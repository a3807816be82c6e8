import { plus } from '../../../../../libs/amounts/amounts.ts';
import type { StatementBalance, StatementLine } from './line.ts';

interface BankBalance {
  /** ISO 20022 code of the balance */
  code: string;
  amount: string;
  currency: string;
  day: string;
}

interface AccountStatement {
  account: string;
  balances: readonly BankBalance[];
  lines: readonly Pick<StatementLine, 'amount' | 'currency'>[];
}

const OPENING = ['OPBD', 'PRCD'];
const CLOSING = ['CLBD'];
const AMOUNT = /^-?\d{1,12}(\.\d{1,5})?$/;

/** Booked balances of a statement around its lines; none unless it has both in one currency. */
export function balanceOf({ account, balances, lines }: AccountStatement): StatementBalance[] {
  const find = (codes: readonly string[]) =>
    balances.find(({ code, amount }) => codes.includes(code) && AMOUNT.test(amount));
  const opening = find(OPENING);
  const closing = find(CLOSING);
  if (opening === undefined || closing === undefined || opening.currency !== closing.currency) return [];
  const { currency } = opening;
  const amounts = lines.flatMap((line) => (line.currency === currency ? [line.amount] : []));
  if (!amounts.every((amount) => AMOUNT.test(amount))) return [];
  return [
    {
      account,
      currency,
      openedOn: opening.day,
      closedOn: closing.day,
      opening: plus(opening.amount, '0'),
      closing: plus(closing.amount, '0'),
      sum: amounts.reduce(plus, '0.00'),
    },
  ];
}
