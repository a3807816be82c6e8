import { countryCodeOf } from '../../../freight/cargo/codes.ts';
import { packTypeOf } from '../../../freight/nomenclature/packTypes.ts';
import { isCountry } from '../../../people/addressBook/country.ts';
import type { Column } from './column.ts';
import { type ColumnName, factorIn, isWeightIn, namedColumn } from './columns.ts';
import { COUNTED } from './counted.ts';
import { countryIn } from './countries.ts';
import type { Found } from './found.ts';
import { type Cells, type GoodsLine, lineOf } from './goodsLine.ts';
import { guessedColumn } from './headingWords.ts';
import { currencyIn } from './money.ts';
import { type DecimalMark, decimalOf } from './numbers.ts';
import type { Row } from './rows.ts';

/** Read without a table: a person looks at it. */
const CONFIDENCE = 0.85;
const LONGEST_LABEL = 40;
/** Of the page's width, between a label and the value below it. */
const SIDE = 0.05;
/** Several labels in one text: "Net weight: 44,150 kg. Gross weight: 44,980 kg". */
const NEXT_LABEL = /(?:[.;,，；]\s*|\s{2,})(?=\p{L}[\p{L} .]{1,24}[:：])/u;

interface Labelled {
  name: ColumnName;
  label: string;
  value: Found;
}

/** Goods that a paper states label by label: "Commodity: …", "Gross weight: …"; null: it names none. */
export function labelledGoods(rows: readonly Row[], mark: DecimalMark): GoodsLine | null {
  const cells: Cells = new Map();
  const columns: Column[] = [];
  for (const { name, label, value } of rows.flatMap((row, at) => labelledIn(row, rows[at + 1] ?? []))) {
    if (cells.has(name)) continue;
    const text = name === 'goodsCountry' ? (countryIn(value.text) ?? value.text) : value.text;
    cells.set(name, { ...value, text, confidence: Math.min(value.confidence, CONFIDENCE) });
    const unit = { factor: factorIn(label), isWeight: isWeightIn(label), currency: currencyIn(label) };
    columns.push({ name, left: 0, right: 1, head: { left: 0, right: 1 }, ...unit });
  }
  // a price of nothing counted is that of all
  const price = cells.get('goodsPrice');
  if (price !== undefined && !cells.has('smallPackNum')) {
    cells.delete('goodsPrice');
    cells.set('goodsValue', cells.get('goodsValue') ?? price);
  }
  return cells.size === 0 ? null : lineOf(cells, columns, mark);
}

/** Whether a goods line that no table holds says enough to be one. */
export const isWhole = (line: GoodsLine): boolean =>
  (line.goodsNameCn ?? line.goodsNameEn ?? line.goodsNameRu ?? line.hscode) !== undefined &&
  [line.packNum, line.smallPackNum, line.goodsGrossWeightKg, line.goodsWeightKg].some((found) => found !== undefined);

/** What a paper says of all its goods below a table: their origin, and all else where the line is the only one. */
export function withLabelled(lines: readonly GoodsLine[], labelled: GoodsLine | null): GoodsLine[] {
  if (labelled === null) return [...lines];
  const { goodsCountry, goodsNameCn, goodsNameEn, goodsNameRu, containerNo, ...others } = labelled;
  if (lines.length === 1) return lines.map((line) => ({ ...others, ...(goodsCountry && { goodsCountry }), ...line }));
  return goodsCountry === undefined ? [...lines] : lines.map((line) => ({ goodsCountry, ...line }));
}

function labelledIn(row: Row, below: Row): Labelled[] {
  return row.flatMap((found, at) =>
    found.text.split(NEXT_LABEL).flatMap((text): Labelled[] => {
      const [label = '', ...rest] = text.split(/\s*[:：]\s*/);
      const name = nameOf(label);
      if (name === null) return [];
      const inline = rest.join(': ').trim();
      const under = below.find(({ box }) => Math.abs(box.left - found.box.left) < SIDE);
      const beside = inline === '' ? [row[at + 1], under] : [{ ...found, text: inline }];
      const isBoxed = BOX.test(label);
      const value = beside.find(
        (one) => one !== undefined && !(isBoxed && BOX.test(one.text)) && isValueOf(name, one.text),
      );
      return value === undefined ? [] : [{ name, label, value }];
    }),
  );
}

/** Forms number their boxes: "35 Вес брутто (кг)". */
const BOX = /^\s*\d{1,2}[.)]?\s*\p{L}/u;

function nameOf(label: string): ColumnName | null {
  const plain = label.trim().replace(/^\d{1,2}[.)]?\s*(?=\p{L})/u, '');
  if (plain.length > LONGEST_LABEL || plain.length < 2) return null;
  const name = namedColumn(plain) ?? guessedColumn(plain);
  return name === 'other' || name === 'unit' || name === 'position' || name === 'containerNo' ? null : name;
}

function isValueOf(name: ColumnName, text: string): boolean {
  if (name !== 'packType' && nameOf(text.split(/[:：]/)[0] ?? '') !== null && !/\d/.test(text)) return false;
  if (name === 'packType') return packTypeOf(text) !== text.trim();
  if (COUNTED.includes(name)) return decimalOf(text) !== null;
  if (name === 'hscode') return /^\d[\d. ]{4,12}\d$/.test(text.trim());
  if (name === 'goodsCountry') return isCountry(countryCodeOf(text.trim())) || countryIn(text) !== null;
  return /\p{L}{2}/u.test(text);
}
