import type { Language } from '../../../../platform/wire/language.ts';
import { isPackType, PACK_TYPES, packTypeOf } from '../../nomenclature/packTypes.ts';
import { CARGO_FIELDS, type CargoField, faultOf, isNumberField, normalizeCargo, warningsOf } from '../fields.ts';
import type { KeyedRow } from '../merge.ts';
import type { CargoContainer, CargoDetail, CargoLine, SavedLine } from '../wire.ts';

/** `container`: id of the order's container, '' for the whole order. */
export const COLUMNS = ['container', ...CARGO_FIELDS] as const;
export type Column = (typeof COLUMNS)[number];
export type Row = KeyedRow<Column>;
export type Cells = Row['cells'];

export const isCargoField = (column: Column): column is CargoField => column !== 'container';

export function rowOf({ lineKey, orderContainerId, ...values }: CargoLine): Row {
  const cells = { ...values, goodsPrice: values.goodsPrice ?? '', goodsValue: values.goodsValue ?? '' };
  return { key: lineKey, cells: { ...cells, container: orderContainerId ? String(orderContainerId) : '' } };
}

export const rowsOf = ({ lines }: CargoDetail): Row[] => lines.map(rowOf);

export const emptyCells = (container: string): Cells => ({ ...NOTHING, container });

const NOTHING = rowOf({
  lineKey: '',
  orderContainerId: null,
  goodsNameCn: '',
  goodsNameEn: '',
  goodsNameRu: '',
  hscode: '',
  hscodeBg: '',
  gng: '',
  etcode: '',
  goodsSign: '',
  packNum: '',
  packType: '',
  smallPackNum: '',
  goodsWeightKg: '',
  goodsGrossWeightKg: '',
  goodsVolumeM3: '',
  goodsPrice: '',
  goodsValue: '',
  goodsValueCurrency: '',
  goodsCountry: '',
}).cells;

export const isBlank = ({ cells }: Row) => CARGO_FIELDS.every((field) => cells[field] === '');

/** How cells are shown and read in a language. */
export interface CellReader {
  show: (column: Column, value: string) => string;
  read: (column: Column, typed: string) => string;
}

export function cellReader(containers: readonly CargoContainer[], language: Language, separator: string): CellReader {
  const labels = containers.map(({ orderContainerId, containerNo }, index) => ({
    id: String(orderContainerId),
    label: containerNo ?? `#${index + 1}`,
    place: String(index + 1),
  }));
  const packNames = new Map<string, string>(
    Object.entries(PACK_TYPES).map(([code, { name }]) => [`${name[language]} (${code})`, code]),
  );
  return {
    show: (column, value) => {
      if (column === 'container') return labels.find(({ id }) => id === value)?.label ?? value;
      if (column === 'packType') return isPackType(value) ? `${PACK_TYPES[value].name[language]} (${value})` : value;
      return isNumberField(column) && /^[\d.]+$/.test(value) ? value.replace('.', separator) : value;
    },
    read: (column, typed) => {
      const text = typed.trim();
      if (column === 'container') {
        const letters = text.replace(/[\s-]/g, '').toUpperCase();
        const found = labels.find(({ id, label, place }) => [id, label, place, `#${place}`].includes(letters));
        return found?.id ?? text;
      }
      if (column === 'packType') return packNames.get(text) ?? packTypeOf(text);
      return normalizeCargo(column, text, separator);
    },
  };
}

/** Whether a cell can be saved. */
export function isGood(column: Column, value: string, containers: readonly CargoContainer[]): boolean {
  if (column !== 'container') return faultOf(column, value) === null;
  return value === '' || containers.some(({ orderContainerId }) => String(orderContainerId) === value);
}

export const doubtsOf = ({ cells }: Row) => warningsOf(cells);

/** A changed line as the server takes it. */
export function savedLineOf(changed: {
  key: string;
  position: number;
  cells: Partial<Record<Column, string>>;
}): SavedLine {
  const { container, ...fields } = changed.cells;
  return {
    lineKey: changed.key,
    position: changed.position,
    ...(container !== undefined && { orderContainerId: container === '' ? null : Number(container) }),
    place: '',
    fields,
  };
}
