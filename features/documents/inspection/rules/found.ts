import { isAbove } from '../../../../libs/amounts/compare.ts';
import { exactSum, productOf } from '../../../../libs/amounts/decimals.ts';
import { isDecimal } from '../../../../platform/wire/amountText.ts';
import { factCell, lineCell } from '../../../freight/cargo/cells.ts';
import type { CargoField } from '../../../freight/cargo/fields.ts';
import {
  type ContainerFact,
  containerScope,
  type LineFact,
  lineScope,
  type OrderFact,
} from '../../../freight/cargo/shipmentFields.ts';
import { SURE } from '../ruleCodes.ts';
import type {
  CellValue,
  Found,
  Inspected,
  InspectedContainer,
  InspectedLine,
  PaperValue,
  ReadPaper,
  ReadValue,
} from './inspected.ts';

/** A finding with what most of them lack. */
export function found(of: Partial<Found> & Pick<Found, 'cells'>): Found {
  const { read = [], ours = '', theirs = '', fix = null, orderContainerId = null, papers = null } = of;
  const isUnsure = of.isUnsure ?? read.some(({ confidence }) => confidence < SURE);
  return { orderContainerId, cells: of.cells, read, ours, theirs, fix, papers, isUnsure };
}

export const goodsCell = ({ lineKey, values }: InspectedLine, field: CargoField): CellValue => ({
  cell: lineCell(lineKey, field),
  value: values[field],
});

const factAt = ({ facts }: Inspected, scope: string, field: string) => facts.get(scope)?.get(field) ?? '';

export function extraCell(of: Inspected, { lineKey }: InspectedLine, field: LineFact): CellValue {
  const scope = lineScope(lineKey);
  return { cell: factCell(scope, field), value: factAt(of, scope, field) };
}

export function containerCell(
  of: Inspected,
  { orderContainerId }: InspectedContainer,
  field: ContainerFact,
): CellValue {
  const scope = containerScope(orderContainerId);
  return { cell: factCell(scope, field), value: factAt(of, scope, field) };
}

export const orderCell = (of: Inspected, field: OrderFact): CellValue => ({
  cell: factCell('', field),
  value: factAt(of, '', field),
});

export const numberCell = ({ orderContainerId, containerNo }: InspectedContainer): CellValue => ({
  cell: factCell(containerScope(orderContainerId), 'containerNo'),
  value: containerNo,
});

export const onPaper = ({ paperId, fileName }: ReadPaper, value: ReadValue): PaperValue => ({
  paperId,
  fileName,
  ...value,
});

/** Goods of a container; in an order of one container also those that were not divided. */
export const linesIn = (of: Inspected, orderContainerId: number): InspectedLine[] =>
  of.lines.filter((line) =>
    line.orderContainerId === null ? of.containers.length === 1 : line.orderContainerId === orderContainerId,
  );

/** Exact sum of decimal texts; null while one of them is none. */
export const sumOf = (texts: readonly string[]): string | null =>
  texts.length > 0 && texts.every(isDecimal) ? exactSum(texts) : null;

/** True if `one` differs from `other` by at most `percent` of `other`; decimal texts. */
export function isWithin(one: string, other: string, percent: string): boolean {
  const difference = exactSum([one, negated(other)]);
  return !isAbove(productOf(absolute(difference), '100', PLACES), productOf(absolute(other), percent, PLACES));
}

const PLACES = 30;
const negated = (text: string) => (text.startsWith('-') ? text.slice(1) : `-${text}`);
const absolute = (text: string) => text.replace(/^-/, '');
