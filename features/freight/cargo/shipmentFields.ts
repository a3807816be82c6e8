import { isDecimal } from '../../../platform/wire/amountText.ts';
import { typedDecimal } from '../../../platform/wire/rules/typedDecimal.ts';
import { RAILWAYS, type Railway } from '../../people/addressBook/party.ts';
import { MAX_KG, MAX_SEAL_LENGTH } from '../booking/order.ts';

/** How a value is typed: `choice` one of a closed list, `date` yyyy-MM-dd. Lengths in characters. */
type ShipmentKind =
  | { kind: 'text'; maxLength: number }
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'date' }
  | { kind: 'decimal'; places: number; max: number };

/** Of a container beside its number; the first three are those of the booking. Tonnes where the name ends in `T`. */
const CONTAINER_FACTS = {
  sealNo: { kind: 'text', maxLength: MAX_SEAL_LENGTH },
  tareKg: { kind: 'decimal', places: 0, max: MAX_KG.tareKg },
  vgmKg: { kind: 'decimal', places: 0, max: MAX_KG.vgmKg },
  /** SOLAS VI/2: 1 the packed container is weighed, 2 its contents are weighed and added to the tare */
  vgmMethod: { kind: 'choice', options: ['1', '2'] },
  vgmSigner: { kind: 'text', maxLength: 60 },
  vgmDate: { kind: 'date' },
  otherSeals: { kind: 'text', maxLength: 60 },
  wagonNo: { kind: 'text', maxLength: 12 },
  /** SMGS box 8 */
  wagonProvider: { kind: 'choice', options: ['carrier', 'consignor', 'consignee'] },
  wagonCapacityT: { kind: 'decimal', places: 1, max: 200 },
  wagonAxles: { kind: 'decimal', places: 0, max: 12 },
  wagonTareT: { kind: 'decimal', places: 1, max: 100 },
} as const satisfies Readonly<Record<string, ShipmentKind>>;
export type ContainerFact = keyof typeof CONTAINER_FACTS;

/** Of the whole order. */
export const ORDER_FACTS = {
  contractNo: { kind: 'text', maxLength: 40 },
  contractDate: { kind: 'date' },
  invoiceNo: { kind: 'text', maxLength: 40 },
  invoiceDate: { kind: 'date' },
  incoterm: {
    kind: 'choice',
    options: ['EXW', 'FCA', 'FAS', 'FOB', 'CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP'],
  },
  incotermPlace: { kind: 'text', maxLength: 60 },
  /** 监管方式 of the Chinese export declaration, such as 0110 */
  tradeMode: { kind: 'text', maxLength: 10 },
  /** SMGS box 3 */
  consignorStatement: { kind: 'text', maxLength: 240 },
  /** SMGS box 20 */
  loadedBy: { kind: 'choice', options: ['consignor', 'carrier'] },
  /** SMGS box 21 */
  massMethod: { kind: 'choice', options: ['scales', 'stencil', 'standard', 'measuring'] },
  /** SMGS box 24 */
  attachedDocuments: { kind: 'text', maxLength: 240 },
  /** SMGS box 25 */
  consigneeNote: { kind: 'text', maxLength: 160 },
  /** CIM/SMGS box 13 */
  commercialTerms: { kind: 'text', maxLength: 160 },
  /** who pays the charges of the CIM section, with the number of its agreement */
  cimPayer: { kind: 'text', maxLength: 120 },
  /** 海关编码 of the Chinese consignor */
  consignorCustomsCode: { kind: 'text', maxLength: 18 },
  /** whom the consignor entrusts with the declaration in China */
  brokerName: { kind: 'text', maxLength: 80 },
  brokerCustomsCode: { kind: 'text', maxLength: 18 },
  mandateUntil: { kind: 'date' },
  /** 申报地海关 and 出境关别: codes or names */
  declarationCustoms: { kind: 'text', maxLength: 30 },
  exitCustoms: { kind: 'text', maxLength: 30 },
  /** of the EU */
  declarantEori: { kind: 'text', maxLength: 17 },
  consigneeEori: { kind: 'text', maxLength: 17 },
  /** customs office of first entry, eight characters */
  entryOffice: { kind: 'text', maxLength: 8 },
  /** who answers for the transit procedure, and the guarantee for it */
  transitHolder: { kind: 'text', maxLength: 120 },
  transitGuarantee: { kind: 'text', maxLength: 40 },
  /** customs office in which transit begins, and in which it ends */
  transitFrom: { kind: 'text', maxLength: 30 },
  transitTo: { kind: 'text', maxLength: 30 },
} as const satisfies Readonly<Record<string, ShipmentKind>>;
export type OrderFact = keyof typeof ORDER_FACTS;

/** Of each railway on the way: who pays it, and under which code (SMGS box 23). */
const RAILWAY_FACTS = {
  payerName: { kind: 'text', maxLength: 80 },
  payerCode: { kind: 'text', maxLength: 20 },
} as const satisfies Readonly<Record<string, ShipmentKind>>;
export type RailwayFact = keyof typeof RAILWAY_FACTS;

/** Of a goods line, where its columns do not say it: for customs, and for dangerous goods. */
const LINE_FACTS = {
  /** 申报要素 of the Chinese export declaration */
  declarationElements: { kind: 'text', maxLength: 250 },
  /** in the unit of the tariff */
  legalQuantity: { kind: 'decimal', places: 3, max: 999_999_999 },
  legalUnit: { kind: 'choice', options: ['kg', 'pcs', 'set', 'm', 'm2', 'm3', 'l', 'pair'] },
  /** four digits, without the letters */
  unNumber: { kind: 'text', maxLength: 4 },
  dangerClass: { kind: 'text', maxLength: 8 },
  packingGroup: { kind: 'choice', options: ['I', 'II', 'III'] },
  /** аварийная карточка */
  emergencyCard: { kind: 'text', maxLength: 8 },
} as const satisfies Readonly<Record<string, ShipmentKind>>;
export type LineFact = keyof typeof LINE_FACTS;

export type ShipmentField = ContainerFact | OrderFact | RailwayFact | LineFact;

/** Facts kept with the container of the booking. */
const BOOKED_FACTS = ['sealNo', 'tareKg', 'vgmKg'] as const satisfies readonly ContainerFact[];
export type BookedFact = (typeof BOOKED_FACTS)[number];
export const isBookedFact = (field: string): field is BookedFact => BOOKED_FACTS.some((one) => one === field);

const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) =>
  Object.keys(table).filter((key): key is Key => key in table);
export const CONTAINER_FACT_NAMES = keysOf(CONTAINER_FACTS);
export const ORDER_FACT_NAMES = keysOf(ORDER_FACTS);
export const RAILWAY_FACT_NAMES = keysOf(RAILWAY_FACTS);
export const LINE_FACT_NAMES = keysOf(LINE_FACTS);

/** What a fact belongs to, as it is kept: `''` the order, `container-7`, `railway-KTZ`, `line-<key>`. */
export type Scope = '' | `container-${number}` | `railway-${Railway}` | `line-${string}`;

export const containerScope = (orderContainerId: number): Scope => `container-${orderContainerId}`;
export const railwayScope = (railway: Railway): Scope => `railway-${railway}`;
export const lineScope = (lineKey: string): Scope => `line-${lineKey}`;

/** Id of the container of a scope; null for another scope. */
export function containerOfScope(scope: string): number | null {
  const [, digits] = /^container-(\d{1,15})$/.exec(scope) ?? [];
  return digits === undefined ? null : Number(digits);
}

const KINDS: Readonly<Record<ShipmentField, ShipmentKind>> = {
  ...CONTAINER_FACTS,
  ...ORDER_FACTS,
  ...RAILWAY_FACTS,
  ...LINE_FACTS,
};

/** How a fact is typed. */
export const shipmentKindOf = (field: ShipmentField): ShipmentKind => KINDS[field];

type ShipmentFault = 'tooLong' | 'decimal' | 'places' | 'tooBig' | 'choice' | 'date';

/** As it is kept; what cannot be read stays as typed. `separator`: decimal mark of the typist's language. */
export function normalizeShipment(kind: ShipmentKind, typed: string, separator = '.'): string {
  const text = typed.replace(/\s+/g, ' ').trim();
  return kind.kind === 'decimal' ? (typedDecimal(text, separator) ?? text) : text;
}

/** Fault of a normalized value; an empty one has none. */
export function shipmentFault(kind: ShipmentKind, value: string): ShipmentFault | null {
  if (value === '') return null;
  switch (kind.kind) {
    case 'text':
      return value.length > kind.maxLength ? 'tooLong' : null;
    case 'choice':
      return kind.options.includes(value) ? null : 'choice';
    case 'date':
      return isDay(value) ? null : 'date';
    default:
      return decimalFault(value, kind);
  }
}

function decimalFault(value: string, { places, max }: { places: number; max: number }): ShipmentFault | null {
  if (!isDecimal(value) || value.startsWith('-')) return 'decimal';
  if ((value.split('.')[1] ?? '').length > places) return 'places';
  return Number(value) > max ? 'tooBig' : null;
}

function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

/** A scope and a field of it as they were given; undefined where there is no such fact. */
export function readShipmentCell(scope: string, field: string): { scope: Scope; field: ShipmentField } | undefined {
  const id = containerOfScope(scope);
  if (id !== null) {
    const found = CONTAINER_FACT_NAMES.find((one) => one === field);
    return found && { scope: containerScope(id), field: found };
  }
  if (scope === '') {
    const found = ORDER_FACT_NAMES.find((one) => one === field);
    return found && { scope, field: found };
  }
  if (scope.startsWith('line-')) {
    const found = LINE_FACT_NAMES.find((one) => one === field);
    return found && { scope: lineScope(scope.slice('line-'.length)), field: found };
  }
  const railway = RAILWAYS.find((one) => scope === railwayScope(one));
  const found = RAILWAY_FACT_NAMES.find((one) => one === field);
  return railway && found && { scope: railwayScope(railway), field: found };
}
