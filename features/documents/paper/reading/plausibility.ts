import { Decimal } from 'decimal.js';
import { LINE_QUANTITIES } from '../../../freight/cargo/fields.ts';
import { payloadKg, SIZE_TYPE_CODES } from '../../../freight/train/sizeTypes.ts';
import type { Found } from './found.ts';
import type { GoodsLine } from './goodsLine.ts';

/** What contradicts itself is looked at by a person, however surely it was read. */
const IMPLAUSIBLE = 0.6;

/** Most goods that any container carries, kg. */
const MOST_KG = Math.max(...SIZE_TYPE_CODES.map(payloadKg));

type Field = keyof GoodsLine;

function amountIn(line: GoodsLine, field: Field): Decimal | null {
  const text = line[field]?.text ?? '';
  return /^\d+(\.\d+)?$/.test(text) ? new Decimal(text) : null;
}

interface Beside {
  /** rows of totals, from the top */
  totals: readonly GoodsLine[];
  /** containers that the paper names */
  containers: number;
}

/**
 * Lines with a doubt on each value that cannot be: more net than gross weight, more than the containers carry, lines
 * that miss the total, a value that is not quantity times price.
 */
export function withPlausibility(lines: readonly GoodsLine[], beside: Beside): GoodsLine[] {
  const missed = fieldsOffTotal(lines, beside);
  const mostKg = MOST_KG * Math.max(1, beside.containers);
  return lines.map((line) => {
    const doubted = new Set<Field>([...missed, ...tooHeavy(line, mostKg), ...unlikeEachOther(line)]);
    return doubtful(line, doubted);
  });
}

function doubtful(line: GoodsLine, fields: ReadonlySet<Field>): GoodsLine {
  const doubted: GoodsLine = { ...line };
  for (const field of fields) {
    const found = line[field];
    if (found !== undefined) doubted[field] = lessSure(found);
  }
  return doubted;
}

const lessSure = (found: Found): Found => ({ ...found, confidence: Math.min(found.confidence, IMPLAUSIBLE) });

function tooHeavy(line: GoodsLine, mostKg: number): Field[] {
  return (['goodsWeightKg', 'goodsGrossWeightKg'] as const).filter((field) => amountIn(line, field)?.gt(mostKg));
}

function unlikeEachOther(line: GoodsLine): Field[] {
  const [net, gross] = [amountIn(line, 'goodsWeightKg'), amountIn(line, 'goodsGrossWeightKg')];
  const fields: Field[] = [];
  if (net !== null && gross !== null && net.gt(gross)) fields.push('goodsWeightKg', 'goodsGrossWeightKg');
  if (!isPriced(line)) fields.push('goodsPrice', 'goodsValue', 'smallPackNum');
  return fields;
}

/** What a price may be of; 1,000 pieces and 100 kg are sold too. */
const PRICED_BY = ['smallPackNum', 'packNum', 'goodsWeightKg', 'goodsGrossWeightKg', 'goodsVolumeM3'] as const;
const PER = [1, 100, 1000];
const CENT = new Decimal('0.011');

/** Whether the value is some quantity times the price, as far as its decimals say; true where pieces, price or value are absent. */
function isPriced(line: GoodsLine): boolean {
  const [price, value] = [amountIn(line, 'goodsPrice'), amountIn(line, 'goodsValue')];
  const quantities = PRICED_BY.flatMap((field) => amountIn(line, field) ?? []);
  if (price === null || value === null || line.smallPackNum === undefined) return true;
  const half = new Decimal(10).pow(-price.decimalPlaces()).div(2);
  return quantities.some((quantity) =>
    PER.some((per) => {
      const count = quantity.div(per);
      return count.times(price).minus(value).abs().lte(count.times(half).plus(CENT));
    }),
  );
}

/** Fields whose lines do not add up: to a row of totals, to several, or to the last one with what the others add. */
function fieldsOffTotal(lines: readonly GoodsLine[], { totals }: Beside): Field[] {
  return LINE_QUANTITIES.filter((field) => {
    const written = totals.flatMap((total) => amountIn(total, field) ?? []);
    const sum = sumOf(lines.flatMap((line) => amountIn(line, field) ?? []));
    const last = written.at(-1);
    if (last === undefined || sum.isZero()) return false;
    const others = sumOf(written).minus(last);
    const fitting = [...written, others.plus(last), last.minus(others)];
    return fitting.every((total) => sum.minus(total).abs().gt(CENT.times(lines.length)));
  });
}

const sumOf = (amounts: readonly Decimal[]): Decimal => amounts.reduce((total, one) => total.plus(one), new Decimal(0));
