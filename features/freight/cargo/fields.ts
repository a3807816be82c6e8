import { isAbove, isEqual } from '../../../libs/amounts/compare.ts';
import { isDecimal } from '../../../platform/wire/amountText.ts';
import { normalizeCode } from '../../../platform/wire/rules/normalizeCode.ts';
import { typedDecimal } from '../../../platform/wire/rules/typedDecimal.ts';
import { isCountry } from '../../people/addressBook/country.ts';
import { isPackType, packTypeOf } from '../nomenclature/packTypes.ts';
import { countryCodeOf, currencyCodeOf, isCurrency } from './codes.ts';

/** Facts of a goods line (documents 3.7), left to right. Weights in kg, volume in m³, of the whole line. */
export const CARGO_FIELDS = [
  'goodsNameCn',
  'goodsNameEn',
  'goodsNameRu',
  'hscode',
  'hscodeBg',
  'gng',
  'etcode',
  'goodsSign',
  'packNum',
  'packType',
  'smallPackNum',
  'goodsWeightKg',
  'goodsGrossWeightKg',
  'goodsVolumeM3',
  'goodsPrice',
  'goodsValue',
  'goodsValueCurrency',
  'goodsCountry',
] as const;
export type CargoField = (typeof CARGO_FIELDS)[number];

/** Amounts, which some people of a company do not see. */
export const MONEY_FIELDS = ['goodsPrice', 'goodsValue'] as const satisfies readonly CargoField[];
export const isMoneyField = (field: CargoField) => MONEY_FIELDS.some((one) => one === field);

/** Decimals as texts, '' where nothing is known. */
export type CargoValues = Readonly<Record<CargoField, string>>;

type CargoFault =
  | 'tooLong'
  | 'hscode'
  | 'chapter'
  | 'gng'
  | 'etcode'
  | 'whole'
  | 'decimal'
  | 'places'
  | 'tooBig'
  | 'packType'
  | 'currency'
  | 'country';
type CargoWarning = 'netOverGross' | 'currencyMissing' | 'gngOther' | 'hscodeBgOther' | 'nameMissing';

type Kind =
  | { kind: 'text'; maxLength: number }
  | { kind: 'whole' }
  | { kind: 'decimal'; places: number }
  | { kind: 'hscode' | 'gng' | 'etcode' | 'packType' | 'currency' | 'country' };

const KINDS: Readonly<Record<CargoField, Kind>> = {
  goodsNameCn: { kind: 'text', maxLength: 200 },
  goodsNameEn: { kind: 'text', maxLength: 300 },
  goodsNameRu: { kind: 'text', maxLength: 300 },
  hscode: { kind: 'hscode' },
  hscodeBg: { kind: 'hscode' },
  gng: { kind: 'gng' },
  etcode: { kind: 'etcode' },
  goodsSign: { kind: 'text', maxLength: 200 },
  packNum: { kind: 'whole' },
  packType: { kind: 'packType' },
  smallPackNum: { kind: 'whole' },
  goodsWeightKg: { kind: 'decimal', places: 3 },
  goodsGrossWeightKg: { kind: 'decimal', places: 3 },
  goodsVolumeM3: { kind: 'decimal', places: 4 },
  goodsPrice: { kind: 'decimal', places: 4 },
  goodsValue: { kind: 'decimal', places: 2 },
  goodsValueCurrency: { kind: 'currency' },
  goodsCountry: { kind: 'country' },
};

export function isNumberField(field: CargoField): boolean {
  return KINDS[field].kind === 'decimal' || KINDS[field].kind === 'whole';
}

/** Whether two values say the same: numbers by their amount, so that 12.5 of a sheet is 12.50. */
export function isSameValue(field: CargoField, one: string, other: string): boolean {
  if (!isNumberField(field) || !isDecimal(one) || !isDecimal(other)) return one === other;
  return isEqual(one, other);
}

/** What a line has of its goods as a whole. */
export const LINE_QUANTITIES = [
  'packNum',
  'smallPackNum',
  'goodsWeightKg',
  'goodsGrossWeightKg',
  'goodsVolumeM3',
  'goodsValue',
] as const satisfies readonly CargoField[];

const UNITS = /(kgs?|кг|公斤|千克|cbm|m3|m³|м3|м³|立方米)\.?$/i;

/** As it is kept; what cannot be read stays as typed. `separator`: decimal mark of the typist's language. */
export function normalizeCargo(field: CargoField, typed: string, separator = '.'): string {
  const text = typed.replace(/[\s ]+/g, ' ').trim();
  switch (KINDS[field].kind) {
    case 'text':
      return text;
    case 'whole':
    case 'decimal': {
      const decimal = typedDecimal(text.replace(UNITS, ''), separator);
      if (decimal === null) return text;
      return isMoneyField(field) ? decimal : decimal.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');
    }
    case 'packType':
      return packTypeOf(text);
    case 'currency':
      return currencyCodeOf(text);
    case 'country':
      return countryCodeOf(text);
    default:
      return normalizeCode(text).replace(/[.]/g, '');
  }
}

const MAX_WHOLE_DIGITS = 11;

/** Fault of a normalized value; an empty one has none. */
export function faultOf(field: CargoField, value: string): CargoFault | null {
  if (value === '') return null;
  const known = KINDS[field];
  switch (known.kind) {
    case 'text':
      return value.length > known.maxLength ? 'tooLong' : null;
    case 'hscode':
      return hscodeFault(value);
    case 'gng':
      return /^\d{8}$/.test(value) ? null : 'gng';
    case 'etcode':
      return /^\d{5,6}$/.test(value) ? null : 'etcode';
    case 'packType':
      return isPackType(value) ? null : 'packType';
    case 'currency':
      return isCurrency(value) ? null : 'currency';
    case 'country':
      return isCountry(value) ? null : 'country';
    default:
      return numberFault(value, known.kind === 'whole' ? 0 : known.places);
  }
}

/** Form alone: 6 to 10 digits of chapter 01 to 97, of which 77 is reserved; no nomenclature is at hand. */
function hscodeFault(code: string): CargoFault | null {
  if (!/^\d{6,10}$/.test(code)) return 'hscode';
  const chapter = Number(code.slice(0, 2));
  return chapter < 1 || chapter > 97 || chapter === 77 ? 'chapter' : null;
}

function numberFault(value: string, places: number): CargoFault | null {
  if (!/^\d+(\.\d+)?$/.test(value)) return places === 0 ? 'whole' : 'decimal';
  const [whole = '', part = ''] = value.split('.');
  if (places === 0 && part !== '') return 'whole';
  if (part.length > places) return 'places';
  return whole.length > MAX_WHOLE_DIGITS || (places === 0 && whole.length > 9) ? 'tooBig' : null;
}

export const placesOf = (field: CargoField) => {
  const known = KINDS[field];
  return known.kind === 'decimal' ? known.places : 0;
};

/** What a line without faults leaves doubtful; never stops it from being saved. */
export function warningsOf(values: CargoValues): Partial<Record<CargoField, CargoWarning>> {
  const found: Partial<Record<CargoField, CargoWarning>> = {};
  const { goodsWeightKg: net, goodsGrossWeightKg: gross, hscode, hscodeBg, gng } = values;
  if (isDecimal(net) && isDecimal(gross) && isAbove(net, gross)) found.goodsWeightKg = 'netOverGross';
  if ((values.goodsValue !== '' || values.goodsPrice !== '') && values.goodsValueCurrency === '')
    found.goodsValueCurrency = 'currencyMissing';
  if (hscode !== '' && gng !== '' && !gng.startsWith(hscode.slice(0, 6))) found.gng = 'gngOther';
  if (hscode !== '' && hscodeBg !== '' && !hscodeBg.startsWith(hscode.slice(0, 6))) found.hscodeBg = 'hscodeBgOther';
  const isNamed = values.goodsNameCn !== '' || values.goodsNameEn !== '' || values.goodsNameRu !== '';
  if (!isNamed && CARGO_FIELDS.some((field) => values[field] !== '')) found.goodsNameCn = 'nameMissing';
  return found;
}

export function emptyValues(): Record<CargoField, string> {
  return {
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
  };
}
