import { z } from 'zod';
import { isEqual } from '../../../libs/amounts/compare.ts';
import { money, wordsOfPeople } from '../../../platform/wire/money.ts';
import { amountText } from '../../../platform/wire/rules/money.ts';
import { dateText } from '../../../platform/wire/time.ts';
import { currency, decimalText, line, optionalLine } from '../../../platform/wire/validators.ts';
import { feeType } from '../../money/charge/feeTypes.ts';

/** Yards, hauliers and overseas agents quote. */
export const QUOTATION_KINDS = ['yard', 'trailer', 'agent'] as const;
export const quotationKind = z.enum(QUOTATION_KINDS);
export type QuotationKind = z.infer<typeof quotationKind>;

export const QUOTE_BASES = ['box', 'day', 'kg', 'trip'] as const;
const quoteBasis = z.enum(QUOTE_BASES);
export type QuoteBasis = z.infer<typeof quoteBasis>;

/** `expired` and `coming` follow from the dates. */
export const QUOTATION_STATUSES = ['valid', 'coming', 'expired', 'withdrawn'] as const;
export const quotationStatus = z.enum(QUOTATION_STATUSES);
export type QuotationStatus = z.infer<typeof quotationStatus>;

export const MAX_LINES = 200;
const QUANTITY = /^\d{1,7}(\.\d{1,3})?$/;

/** A price by unit, for a tier of quantities: from (inclusive) to (exclusive); '' is open. */
export const quoteLine = z.object({
  feeType,
  basis: quoteBasis,
  sizeType: optionalLine(4).describe("'': any"),
  fromQuantity: z.union([z.literal(''), z.string().regex(QUANTITY)]).default(''),
  toQuantity: z.union([z.literal(''), z.string().regex(QUANTITY)]).default(''),
  price: amountText(10),
  freeDays: z
    .number()
    .int()
    .min(0)
    .max(365)
    .nullish()
    .transform((days) => days ?? null)
    .pipe(z.number().nullable()),
  remark: optionalLine(100),
});
export type QuoteLine = z.infer<typeof quoteLine>;

/** A line for its reader; the price may be hidden. */
export const shownLine = quoteLine.extend({
  freeDays: z.number().int().nullable(),
  price: money(decimalText.nullable(), null),
  remark: wordsOfPeople(z.string()),
});
export type ShownLine = z.infer<typeof shownLine>;

type LineKey = Pick<QuoteLine, 'feeType' | 'basis' | 'sizeType' | 'fromQuantity' | 'toQuantity'>;

/** What a price is for; two lines of one version never share it. */
export const keyOfLine = ({ feeType: fee, basis, sizeType, fromQuantity, toQuantity }: LineKey) =>
  [fee, basis, sizeType.toUpperCase(), quantityOf(fromQuantity), quantityOf(toQuantity)].join('|');

const quantityOf = (text: string) => (text === '' ? '' : String(Number(text)));

/** The first line that repeats another, or whose tier overlaps or is empty; null: none. */
export function faultyLine(lines: readonly QuoteLine[]): number | null {
  const index = lines.findIndex(
    (one, at) => isEmptyTier(one) || lines.slice(0, at).some((other) => overlaps(one, other)),
  );
  return index === -1 ? null : index;
}

const from = ({ fromQuantity }: QuoteLine) => (fromQuantity === '' ? 0 : Number(fromQuantity));
const to = ({ toQuantity }: QuoteLine) => (toQuantity === '' ? Number.POSITIVE_INFINITY : Number(toQuantity));
const isEmptyTier = (one: QuoteLine) => to(one) <= from(one);

function overlaps(one: QuoteLine, other: QuoteLine): boolean {
  const isSame =
    one.feeType === other.feeType &&
    one.basis === other.basis &&
    one.sizeType.toUpperCase() === other.sizeType.toUpperCase();
  return isSame && from(one) < to(other) && from(other) < to(one);
}

/** What an import or a new version would change. */
export const lineChange = z.object({
  change: z.enum(['added', 'removed', 'changed']),
  line: shownLine,
  oldPrice: money(decimalText.nullable(), null),
  oldFreeDays: z.number().int().nullable(),
});
type LineChange = z.infer<typeof lineChange>;

/** Differences of two versions, in the order of the new one, removed lines last. */
export function changesBetween(before: readonly ShownLine[], after: readonly ShownLine[]): LineChange[] {
  const old = new Map(before.map((one) => [keyOfLine(one), one]));
  const kept = new Set(after.map(keyOfLine));
  const forward = after.flatMap((one): LineChange[] => {
    const known = old.get(keyOfLine(one));
    if (known === undefined) return [{ change: 'added', line: one, oldPrice: null, oldFreeDays: null }];
    const isSame =
      isEqual(known.price ?? '0', one.price ?? '0') && known.freeDays === one.freeDays && known.remark === one.remark;
    return isSame ? [] : [{ change: 'changed', line: one, oldPrice: known.price, oldFreeDays: known.freeDays }];
  });
  const gone = before
    .filter((one) => !kept.has(keyOfLine(one)))
    .map(
      (one): LineChange => ({
        change: 'removed',
        line: one,
        oldPrice: one.price,
        oldFreeDays: one.freeDays,
      }),
    );
  return [...forward, ...gone];
}

/** The price for a quantity: the line whose tier holds it. */
export function lineFor(
  lines: readonly QuoteLine[],
  wanted: Pick<QuoteLine, 'feeType' | 'basis' | 'sizeType'>,
  quantity: number,
): QuoteLine | undefined {
  const fitting = lines.filter(
    (one) =>
      one.feeType === wanted.feeType &&
      one.basis === wanted.basis &&
      (one.sizeType === '' || one.sizeType.toUpperCase() === wanted.sizeType.toUpperCase()) &&
      from(one) <= quantity &&
      quantity < to(one),
  );
  return fitting.find(({ sizeType }) => sizeType !== '') ?? fitting[0];
}

export const quotationHead = {
  kind: quotationKind,
  title: line(100).describe('yard, route or region that the prices are for'),
  currency,
  validFrom: dateText,
  validTo: dateText,
  remark: optionalLine(500),
};
