import { dateText } from '../../../../../platform/wire/time.ts';
import { StatementFault, type StatementLine } from './line.ts';

/** Headings of the banks whose exports were seen, in lower case. */
const HEADINGS = {
  bookedOn: [
    'date',
    'booking date',
    'value date',
    '交易日期',
    '记账日期',
    '日期',
    'дата',
    'дата операции',
    'buchungstag',
  ],
  amount: ['amount', '金额', '交易金额', 'сумма', 'betrag'],
  credit: ['credit', 'credit amount', '贷方金额', '贷方发生额', '收入', '收入金额', 'приход', 'кредит'],
  debit: ['debit', 'debit amount', '借方金额', '借方发生额', '支出', '支出金额', 'расход', 'дебет'],
  currency: ['currency', '币种', 'валюта', 'währung'],
  counterparty: ['counterparty', 'name', 'payer', '对方户名', '对方名称', '付款人', 'контрагент', 'плательщик'],
  account: ['account', 'counterparty account', '对方账号', '付款账号', 'счёт', 'счет', 'iban'],
  reference: [
    'reference',
    'details',
    'description',
    'remittance',
    '附言',
    '摘要',
    '用途',
    'назначение',
    'назначение платежа',
  ],
} as const;
type Column = keyof typeof HEADINGS;

const COLUMNS: readonly Column[] = [
  'bookedOn',
  'amount',
  'credit',
  'debit',
  'currency',
  'counterparty',
  'account',
  'reference',
];

/** Lines below the first row that heads a date and an amount. StatementFault: no such row, or an unreadable cell. */
export function rowsOfTable(rows: readonly (readonly string[])[], currency: string): StatementLine[] {
  for (const [at, row] of rows.slice(0, 30).entries()) {
    const places = placesOf(row);
    const hasAmount = places.has('amount') || places.has('credit');
    if (places.has('bookedOn') && hasAmount)
      return rows.slice(at + 1).flatMap((cells, below) => lineOf(cells, places, currency, at + below + 2));
  }
  throw new StatementFault('unreadable');
}

function placesOf(row: readonly string[]): Map<Column, number> {
  const heads = row.map((cell) => cell.toLowerCase().trim());
  const places = new Map<Column, number>();
  for (const column of COLUMNS) {
    const known: readonly string[] = HEADINGS[column];
    const place = heads.findIndex((head) => known.includes(head));
    if (place >= 0) places.set(column, place);
  }
  return places;
}

function lineOf(
  cells: readonly string[],
  places: ReadonlyMap<Column, number>,
  currency: string,
  rowNumber: number,
): StatementLine[] {
  const cell = (column: Column) => cells[places.get(column) ?? -1]?.trim() ?? '';
  const isPlain = cell('amount') !== '';
  const credit = plainAmount(cell('credit'));
  const debit = plainAmount(cell('debit'));
  const amount = isPlain ? plainAmount(cell('amount')) : /[1-9]/.test(credit) ? credit : `-${debit}`;
  if (!/[1-9]/.test(amount)) return [];
  const bookedOn = plainDate(cell('bookedOn'));
  if (bookedOn === null) throw new StatementFault('row', rowNumber);
  return [
    {
      row: rowNumber,
      ownAccount: '',
      bookedOn,
      amount,
      currency: currencyNamed(cell('currency')) || currency,
      counterparty: cell('counterparty'),
      account: cell('account'),
      reference: cell('reference'),
    },
  ];
}

/** Names of currencies as banks of the corridor write them; the rouble had another code until 1998. */
const CURRENCY_NAMES: Partial<Record<string, string>> = {
  人民币: 'CNY',
  人民币元: 'CNY',
  RMB: 'CNY',
  美元: 'USD',
  欧元: 'EUR',
  卢布: 'RUB',
  坚戈: 'KZT',
  RUR: 'RUB',
};

function currencyNamed(cell: string): string {
  const written = cell.normalize('NFKC').toUpperCase();
  return CURRENCY_NAMES[written] ?? written;
}

/** Thousands go; a comma before two digits at the end is a decimal point. */
export function plainAmount(text: string): string {
  const plain = text.replace(/[\s'¥￥$€]/g, '').replace('−', '-');
  if (/,\d{1,2}$/.test(plain)) return plain.replaceAll('.', '').replace(',', '.');
  return plain.replaceAll(',', '').replace(/^\+/, '');
}

/** 2026-11-05, 2026/11/5, 20261105, 05.11.2026. */
export function plainDate(text: string): string | null {
  const [, year, month, day] =
    /^(\d{4})[-/.]?(\d{1,2})[-/.]?(\d{1,2})/.exec(text) ?? reversed(/^(\d{1,2})\.(\d{1,2})\.(\d{4})/.exec(text));
  const iso = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  return dateText.safeParse(iso).success ? iso : null;
}

const reversed = (found: RegExpExecArray | null): (string | undefined)[] =>
  found === null ? [] : ['', found[3], found[2], found[1]];
