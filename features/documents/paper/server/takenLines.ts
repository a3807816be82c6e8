import { normalizeContainerNumber } from '../../../../libs/containerCodes/containerNumber.ts';
import { CARGO_FIELDS, type CargoField, faultOf, isMoneyField, normalizeCargo } from '../../../freight/cargo/fields.ts';
import { payloadOf } from '../../../freight/cargo/limits.ts';
import type { CargoDetail, CargoLine } from '../../../freight/cargo/wire.ts';
import type { TakenLine } from '../wire.ts';
import { type ServerTexts, userError } from './texts.ts';

/** A goods line as it goes into an order: values normalized, '' where the paper says nothing. */
interface GoodsOfPaper {
  lineNo: number;
  containerNo: string;
  fields: Partial<Record<CargoField, string>>;
}

const isWeight = (field: CargoField) => field === 'goodsWeightKg' || field === 'goodsGrossWeightKg';

type Fault = (t: ServerTexts) => string;

/** Normalized lines; throws with the faults by field: an absent container, or more weight than the containers carry. */
export function goodsOf(
  hwList: readonly TakenLine[],
  { containers }: Pick<CargoDetail, 'containers'>,
  { hidesMoney }: { hidesMoney: boolean },
): GoodsOfPaper[] {
  const known = new Set(containers.map(({ containerNo }) => containerNo));
  const faults: Record<string, Fault> = {};
  // of the line's container, or of all where it names none
  const mostKg = (containerNo: string) => {
    const own = containers.filter((one) => containerNo === '' || one.containerNo === containerNo);
    return own.length === 0 ? Number.POSITIVE_INFINITY : own.reduce((sum, one) => sum + payloadOf(one), 0);
  };
  const goods = hwList.map((line, at) => {
    const containerNo = normalizeContainerNumber(line.containerNo ?? '');
    if (containerNo !== '' && !known.has(containerNo)) faults[`hwList.${at}.containerNo`] = (t) => t.containerAbsent;
    const fields: Partial<Record<CargoField, string>> = {};
    for (const field of CARGO_FIELDS) {
      if (hidesMoney && isMoneyField(field)) continue;
      const value = normalizeCargo(field, line[field] ?? '');
      if (value === '') continue;
      fields[field] = value;
      const fault = faultOf(field, value);
      if (fault !== null) faults[`hwList.${at}.${field}`] = (t) => t.wrong[fault];
      else if (isWeight(field) && Number(value) > mostKg(containerNo))
        faults[`hwList.${at}.${field}`] = (t) => t.tooHeavy({ kg: mostKg(containerNo) });
    }
    return { lineNo: line.lineNo ?? at, containerNo, fields };
  });
  if (Object.keys(faults).length > 0) throw userError.withFields((t) => t.check, faults);
  return goods.filter(({ fields }) => Object.keys(fields).length > 0);
}

const lettersOf = (name: string | undefined) => (name ?? '').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const NAMES = ['goodsNameCn', 'goodsNameEn', 'goodsNameRu'] as const;
const HS_DIGITS = 6;

/** How much two lines speak of the same goods; 0: they do not. */
function samenessOf({ fields, containerNo }: GoodsOfPaper, line: CargoLine, containerOf: (line: CargoLine) => string) {
  const other = containerOf(line);
  if (containerNo !== '' && other !== '' && containerNo !== other) return 0;
  const isNamed = NAMES.some(
    (name) => lettersOf(fields[name]) !== '' && lettersOf(fields[name]) === lettersOf(line[name]),
  );
  const code = (fields.hscode ?? '').slice(0, HS_DIGITS);
  const isCoded = code !== '' && line.hscode.startsWith(code);
  const isOtherCode = code !== '' && line.hscode !== '' && !isCoded;
  if (isOtherCode || !(isNamed || isCoded)) return 0;
  const isOtherName = NAMES.some(
    (name) =>
      lettersOf(fields[name]) !== '' &&
      lettersOf(line[name]) !== '' &&
      lettersOf(fields[name]) !== lettersOf(line[name]),
  );
  if (isOtherName && !isNamed) return 0;
  return 1 + Number(isNamed) + Number(isCoded) + Number(containerNo === other);
}

export interface MatchedLine {
  goods: GoodsOfPaper;
  lineKey: string;
  /** undefined: new in the order */
  before: CargoLine | undefined;
}

/** Lines of the order for those of a paper: taken over before, or of the same goods; each at most once. */
export function matchLines(paperId: number, goods: readonly GoodsOfPaper[], detail: CargoDetail): MatchedLine[] {
  const numbers = new Map(
    detail.containers.map(({ orderContainerId, containerNo }) => [orderContainerId, containerNo]),
  );
  const containerOf = ({ orderContainerId }: CargoLine) =>
    (orderContainerId === null ? null : numbers.get(orderContainerId)) ?? '';
  const free = new Map(detail.lines.map((line) => [line.lineKey, line]));
  return goods.map((one) => {
    const ownKey = `paper-${paperId}-${one.lineNo}`;
    const ranked = [...free.values()]
      .map((line) => ({
        line,
        sameness: line.lineKey === ownKey ? Number.POSITIVE_INFINITY : samenessOf(one, line, containerOf),
      }))
      .filter(({ sameness }) => sameness > 0)
      .toSorted((first, second) => second.sameness - first.sameness);
    const before = ranked[0]?.line;
    if (before !== undefined) free.delete(before.lineKey);
    return { goods: one, lineKey: before?.lineKey ?? ownKey, before };
  });
}
