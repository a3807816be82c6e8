import { countryCodeOf, currencyCodeOf, isCurrency } from '../../../freight/cargo/codes.ts';
import type { CargoField } from '../../../freight/cargo/fields.ts';
import { packTypeOf } from '../../../freight/nomenclature/packTypes.ts';
import { isCountry } from '../../../people/addressBook/country.ts';
import type { Column } from './column.ts';
import { factorIn } from './columns.ts';
import { COUNTED } from './counted.ts';
import { type Found, joinFound } from './found.ts';
import { currencyIn } from './money.ts';
import { type DecimalMark, decimalOf } from './numbers.ts';

export type GoodsLine = Partial<Record<CargoField | 'containerNo', Found>>;
export type Cells = Map<Column['name'], Found>;

const WHOLE = new Set<Column['name']>(['packNum', 'smallPackNum']);
const WITH_UNIT = new Set<Column['name']>(['goodsWeightKg', 'goodsGrossWeightKg', 'goodsVolumeM3']);

/** A goods line out of the cells of a row. */
export function lineOf(cells: Cells, columns: readonly Column[], mark: DecimalMark): GoodsLine {
  const line: GoodsLine = {};
  for (const [name, found] of cells) {
    if (name === 'position' || name === 'unit' || name === 'other') continue;
    if (name === 'goodsName') addName(line, withoutPosition(found), true);
    else if (hasTwo(name, found, columns)) addBothWeights(line, found, columns, mark);
    else if (name === 'smallPackNum' && isWeighed(columns)) addWeighed(line, found, columns, mark);
    else if (name === 'smallPackNum') addQuantity(line, withUnit(found, cells), mark);
    else if (COUNTED.includes(name)) line[name] = numberOf(name, withPoint(name, found), columns, mark);
    else line[name] = codeOf(name, found);
  }
  addPacked(line, cells, mark);
  const priced = line.goodsValue ?? line.goodsPrice;
  const currency =
    columns.find(({ currency: written }) => written !== '')?.currency ||
    currencyIn(cells.get('goodsValue')?.text ?? '') ||
    currencyIn(cells.get('goodsPrice')?.text ?? '');
  if (currency !== '' && priced !== undefined) line.goodsValueCurrency = { ...priced, text: currency };
  return line;
}

const isWeighed = (columns: readonly Column[]) =>
  columns.some(({ name, isWeight }) => name === 'smallPackNum' && isWeight === true);

/** Goods sold by weight: their quantity is the net weight, where no other column says it. */
function addWeighed(line: GoodsLine, found: Found, columns: readonly Column[], mark: DecimalMark): void {
  if (columns.some(({ name }) => name === 'goodsWeightKg')) return;
  const factor = columns.find(({ name }) => name === 'smallPackNum')?.factor ?? 1;
  line.goodsWeightKg = inKilograms(counted(found, { mark }), ownFactor(found.text, factor));
}

/** "150CTNS" in a column of packages or of their kind says both. */
function addPacked(line: GoodsLine, cells: Cells, mark: DecimalMark): void {
  const ofKind = cells.get('packType');
  const packed = packTypeIn(cells.get('packNum')) ?? packTypeIn(ofKind) ?? unitOfPackages(cells);
  if (packed === null) return;
  if (ofKind !== undefined && line.packNum === undefined && /^\d/.test(ofKind.text.trim())) {
    line.packNum = counted(ofKind, { isWhole: true, mark });
    line.packType = packed;
  }
  line.packType ??= packed;
}

/** A column of units says what the quantity counts. */
function withUnit(found: Found, cells: Cells): Found {
  const unit = cells.get('unit')?.text ?? '';
  return unit === '' || /\p{L}/u.test(found.text) ? found : { ...found, text: `${found.text} ${unit}` };
}

/** "CTN" under "Unit", beside a number of packages. */
const unitOfPackages = (cells: Cells): Found | null => (cells.has('packNum') ? packTypeIn(cells.get('unit')) : null);

const BETWEEN_WEIGHTS = /\s*[/|;]\s*/;

const hasTwo = (name: Column['name'], { text }: Found, columns: readonly Column[]) =>
  columns.some((column) => column.name === name && column.weights !== undefined) &&
  text.split(BETWEEN_WEIGHTS).length === 2;

/** "20 600 / 20 000" in a column of gross and net weight. */
function addBothWeights(line: GoodsLine, found: Found, columns: readonly Column[], mark: DecimalMark): void {
  const heading = columns.find(({ weights }) => weights !== undefined);
  for (const [at, text] of found.text.split(BETWEEN_WEIGHTS).entries()) {
    const name = heading?.weights?.[at];
    if (name !== undefined)
      line[name] ??= inKilograms(counted({ ...found, text }, { mark }), ownFactor(text, heading?.factor ?? 1));
  }
}

/** A column of positions without a heading runs into the names. */
const withoutPosition = (found: Found): Found => ({
  ...found,
  text: found.text.replace(/^\d{1,3}[.)]?\s+(?=\p{L}{2})/u, ''),
});

const NET = /(?<![A-Z])n\.? ?w|\bnet\b|净重|нетто/i;
const GROSS = /(?<![A-Z])g\.? ?w|\bgross\b|毛重|брутто/i;
const WEIGHT = /\d\s*(?:kgs?|kilograms?|кг|千克|公斤)(?!\p{L})/iu;

const TONNES = /\d\s*(?:mt|tonn?e?s?|т|тн|тонн[аы]?)\.?$|\d\s*吨/iu;

/** A quantity in kilograms is a weight: "4800KGS G.W.", "7200千克". */
export function addQuantity(line: GoodsLine, found: Found, mark: DecimalMark): void {
  const isTonnes = TONNES.test(found.text);
  const isWeight = WEIGHT.test(found.text) || isTonnes;
  if (isTonnes) line.goodsWeightKg ??= inKilograms(counted(found, { mark }), factorIn(found.text));
  else if (!isWeight && isOfPackages(found)) {
    line.packNum ??= counted(found, { isWhole: true, mark });
    line.packType ??= packTypeIn(found) ?? undefined;
  } else if (!isWeight) line.smallPackNum ??= counted(found, { isWhole: true, mark });
  else if (GROSS.test(found.text)) line.goodsGrossWeightKg ??= counted(found, { mark });
  else if (NET.test(found.text) || line.goodsWeightKg === undefined) line.goodsWeightKg ??= counted(found, { mark });
}

/** "380 CARTONS" as a quantity counts packages; 件 is a piece of anything. */
const isOfPackages = (found: Found): boolean => !found.text.includes('件') && packTypeIn(found) !== null;

/** "120 cartons" says the packing too. */
function packTypeIn(found: Found | undefined): Found | null {
  const word = /\p{L}[\p{L}.]*$/u.exec(found?.text.trim() ?? '')?.[0] ?? '';
  const code = packTypeOf(word);
  return found === undefined || word === '' || code === word ? null : { ...found, text: code };
}

/** "120 cartons": the number. */
function counted(found: Found, notation: { isWhole?: boolean; mark: DecimalMark }): Found {
  const decimal = decimalOf(found.text, notation);
  return decimal === null ? { ...found, confidence: 0 } : { ...found, text: decimal };
}

/** What was converted from another system of units is looked at by a person. */
const CONVERTED = 0.85;

function numberOf(name: Column['name'], found: Found, columns: readonly Column[], mark: DecimalMark): Found {
  const number = counted(found, { isWhole: WHOLE.has(name), mark });
  const heading = columns.find((column) => column.name === name);
  return WITH_UNIT.has(name) ? inKilograms(number, ownFactor(found.text, heading?.factor ?? 1)) : number;
}

/** "1 180-00" and "1180=00" are money in Russian papers. */
const withPoint = (name: Column['name'], found: Found): Found =>
  name === 'goodsPrice' || name === 'goodsValue'
    ? { ...found, text: found.text.replace(/(?<=\d)[-–=](\d{2})(?=\D*$)/, '.$1') }
    : found;

function inKilograms(number: Found, factor: number): Found {
  if (factor === 1 || number.confidence === 0) return number;
  const isExact = Number.isInteger(factor);
  const text = String(Number((Number(number.text) * factor).toFixed(isExact ? 3 : 2)));
  return {
    ...number,
    text,
    confidence: isExact ? number.confidence : Math.min(number.confidence, CONVERTED),
  };
}

/** A unit in the cell counts more than that of the heading. */
const ownFactor = (text: string, ofHeading: number): number =>
  WEIGHT.test(text) ? 1 : factorIn(text) === 1 ? ofHeading : factorIn(text);

/** A neighbouring column may have run into the cell: "中国 俄罗斯". */
function firstCountry(found: Found): Found {
  if (isCountry(countryCodeOf(found.text))) return found;
  const first = found.text.split(/\s+/).find((word) => isCountry(countryCodeOf(word)));
  return first === undefined ? found : { ...found, text: first };
}

const HS_SHAPE = /^\d{6,10}$/;

function codeOf(name: Column['name'], found: Found): Found {
  if (name === 'goodsCountry') return firstCountry(found);
  if (name !== 'hscode' && name !== 'hscodeBg') return found;
  const digits = found.text.replace(/[.\s]/g, '').replace(/[Oo]/g, '0').replace(/[lI]/g, '1');
  return HS_SHAPE.test(digits) ? { ...found, text: digits } : { ...found, text: digits, confidence: 0 };
}

const SCRIPTS = [
  ['goodsNameCn', /\p{Script=Han}/u],
  ['goodsNameRu', /\p{Script=Cyrillic}/u],
  ['goodsNameEn', /[A-Za-z]/],
] as const;

/** Codes that stand in the description, with their labels. */
const CODES: readonly (readonly ['hscode' | 'gng' | 'etcode', RegExp])[] = [
  [
    'hscode',
    /[([]?(?:(?<!\p{L})h\.?t?s\.?(?: ?c[o0]de| ?no)?|(?:customs )?tariff (?:no|code|number)|(?:customs|commodity) code|zolltarif-?(?:nr|nummer)|taric(?: ?code)?|(?:код )?тн ?вэд(?: еаэс)?|(?:hs|海关|商品)编码|税号)[\s.:：№#-]*(\d[\d. ]{4,12}\d)(?!\d)[)\]]?/iu,
  ],
  ['gng', /[([]?(?:код )?(?:гнг|gng|nhm)[\s.:：№#-]*(\d{8})(?!\d)[)\]]?/i],
  ['etcode', /[([]?(?:код )?(?:етснг|etsng)[\s.:：№#-]*(\d{5,6})(?!\d)[)\]]?/i],
];

/** "THREE HUNDRED AND TWENTY (320) CARTONS OF". */
const PACKED =
  /^(?:[A-Za-z -]+)?[([]\s*(\d{1,6})\s*[)\]]\s*([A-Za-z]{3,})\s*(?:of\b)?\s*|^(?:\d{1,3}[.)]?\s{1,3})?(\d{1,5})\s*(\p{L}{2,})\.?[\s,:]+(?:of\s+)?(?=\p{L})/iu;
/** "Origin: DE" below a name. */
const ORIGIN =
  /(?:country of origin|origin|ursprung(?:sland)?|(?:страна )?происхождени[ея]|原产[国地])\s*[:：]\s*(\p{L}+)/iu;
/** Elements of a Chinese declaration: brand, privileges, use. */
const ELEMENTS = /^\d\s?\|\s?\d\s?\|/;

/** Takes codes and packages out of a description and adds the rest to the names by script. */
export function addName(line: GoodsLine, added: Found, isBelow: boolean): void {
  if (ELEMENTS.test(added.text)) return;
  let rest = added.text;
  for (const [field, pattern] of CODES) {
    const match = pattern.exec(rest);
    if (match?.[1] === undefined) continue;
    line[field] ??= { ...added, text: match[1].replace(/[.\s]/g, '') };
    rest = rest.replace(match[0], ' ');
  }
  const [origin, country = ''] = ORIGIN.exec(rest) ?? [];
  if (origin !== undefined && isCountry(countryCodeOf(country))) {
    line.goodsCountry ??= { ...added, text: country };
    rest = rest.replace(origin, ' ');
  }
  const [packed, inBrackets, wordBehind, count = inBrackets ?? '', word = wordBehind ?? ''] = PACKED.exec(rest) ?? [];
  if (packed !== undefined && packTypeOf(word) !== word) {
    line.packNum ??= { ...added, text: count };
    line.packType ??= { ...added, text: packTypeOf(word) };
    rest = rest.slice(packed.length);
  }
  const names = namesOf({
    ...added,
    text: rest
      .replace(/\s+/g, ' ')
      .replace(/[\s,;(|_—–]+$/, '')
      .trim(),
  });
  for (const [field] of SCRIPTS) {
    const more = names[field];
    const before = line[field];
    if (more === undefined) continue;
    line[field] = (before && joinFound(isBelow ? [before, more] : [more, before])) ?? more;
  }
}

/** Names by their script: "笔记本电脑 Laptops / Ноутбуки" is three. */
function namesOf(found: Found): GoodsLine {
  const line: GoodsLine = {};
  for (const run of found.text.split(
    /\s*[/|]\s*(?=\p{L}{3})|(?<=\p{Script=Han}[)]?)(?:\s+|(?=[A-Za-z]{4}|\p{Script=Cyrillic}{3}))(?=[A-Za-z\p{Script=Cyrillic}])|(?<=[A-Za-z.)])\s+(?=[\p{Script=Han}\p{Script=Cyrillic}])|(?<=\p{Script=Cyrillic}[.)]?)\s+(?=[A-Za-z\p{Script=Han}])/u,
  )) {
    const script = SCRIPTS.find(([, letters]) => letters.test(run));
    if (script === undefined) continue;
    const [field] = script;
    const before = line[field];
    line[field] = { ...found, text: before === undefined ? run.trim() : `${before.text} ${run.trim()}` };
  }
  return line;
}

/** A further value of a cell that holds several: "Price / Amount / Currency". */
export function addStacked(cells: Cells, columns: readonly Column[], name: Column['name'], value: Found): void {
  const column = columns.find((one) => one.name === name);
  const stack = column?.stack ?? [];
  const next = stack.find((one) => !cells.has(one));
  if (next !== undefined && decimalOf(value.text) !== null) cells.set(next, value);
  const currency = currencyCodeOf(value.text);
  if (column !== undefined && stack.length > 0 && isCurrency(currency)) column.currency = currency;
}
