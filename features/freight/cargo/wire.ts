import { z } from 'zod';
import { permission } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { data, file } from '../../../platform/wire/envelope.ts';
import { money } from '../../../platform/wire/money.ts';
import { MEGABYTE } from '../../../platform/wire/uploadRule.ts';
import { id, line, optionalLine } from '../../../platform/wire/validators.ts';
import { sizeType } from '../train/sizeTypes.ts';
import { CARGO_ACCESS } from './accessWire.ts';
import { FACT_SOURCES } from './factSources.ts';
import { CARGO_FIELDS } from './fields.ts';
import { cargoRole, frozenParty } from './parties.ts';

/** Most goods lines of an order. */
export const MAX_LINES = 500;
const MAX_POSITION = 10_000;
const MAX_VALUE_LENGTH = 500;

const cargoField = z.enum(CARGO_FIELDS);
const lineKey = z.string().regex(/^[\w-]{1,40}$/);
const orderBigNo = line(20);
const version = z.number().int().min(0).max(2_147_483_647);

const text = z.string();
/** Facts of a goods line: decimals as texts, '' where nothing is known. */
const cargoValues = {
  goodsNameCn: text,
  goodsNameEn: text,
  goodsNameRu: text,
  hscode: text,
  hscodeBg: text.describe('HS code of the export declaration'),
  gng: text.describe('GNG, 8 digits'),
  etcode: text.describe('ETSNG, 5 or 6 digits'),
  goodsSign: text.describe('marks'),
  packNum: text,
  packType: text.describe('code of UN/ECE Recommendation 21; dictionary cargoPackType'),
  smallPackNum: text.describe('inner packages'),
  goodsWeightKg: text.describe('net, kg'),
  goodsGrossWeightKg: text.describe('kg'),
  goodsVolumeM3: text.describe('m³'),
  goodsPrice: money(text.nullable(), null),
  goodsValue: money(text.nullable(), null),
  goodsValueCurrency: text.describe('ISO 4217'),
  goodsCountry: text.describe('of origin, ISO 3166'),
};

const cargoLine = z.object({
  lineKey: z.string().describe('made by the client, one in the order for good'),
  orderContainerId: z.number().nullable().describe('null: of the whole order'),
  ...cargoValues,
});
export type CargoLine = z.infer<typeof cargoLine>;

const cargoContainer = z.object({
  orderContainerId: z.number(),
  sizeType,
  containerNo: z.string().nullable(),
  sealNo: z.string().nullable(),
  tareKg: z.number().nullable(),
});
export type CargoContainer = z.infer<typeof cargoContainer>;

const cargoDetail = z.object({
  orderBigNo: z.string(),
  version: version.describe('0: as it was booked, changed by nobody'),
  abilities: z.object({ edit: z.boolean() }),
  updateBy: z.string(),
  updateTime: z.string().nullable(),
  containers: z.array(cargoContainer),
  lines: z.array(cargoLine),
  parties: z.array(frozenParty),
});
export type CargoDetail = z.infer<typeof cargoDetail>;

const fact = z.object({
  value: z.string(),
  source: z.enum(FACT_SOURCES),
  place: z.string().describe("where in the source it stands; '' for nowhere in particular"),
  who: z.string().describe('name if on your side, else the side'),
  time: z.string(),
  reason: z.string().describe("of an amendment; ''"),
});
export type Fact = z.infer<typeof fact>;

const savedLine = z.object({
  lineKey,
  position: z.number().int().min(0).max(MAX_POSITION).optional(),
  orderContainerId: id.nullish().describe('absent: unchanged; null: the whole order'),
  place: optionalLine(200).describe('where in the source it stands'),
  fields: z
    .partialRecord(cargoField, z.string().max(MAX_VALUE_LENGTH))
    .meta({ maxProperties: CARGO_FIELDS.length })
    .default({}),
});
export type SavedLine = z.infer<typeof savedLine>;

const knownGoods = z.object({
  hscode: z.string(),
  goodsNameCn: z.string(),
  goodsNameEn: z.string(),
  goodsNameRu: z.string(),
  usedTime: z.string(),
  times: z.number().int(),
});
export type KnownGoods = z.infer<typeof knownGoods>;

const goodsSource = z.object({
  orderBigNo: z.string(),
  lineCount: z.number().int(),
  goods: z.string().describe('name of its first line'),
  updateTime: z.string(),
});
export type GoodsSource = z.infer<typeof goodsSource>;

export const ROW_STATES = ['new', 'changed', 'unchanged', 'removed', 'wrong'] as const;
const comparedRow = z.object({
  rowNumber: z.number().int().describe('0: a line that the sheet does not have'),
  state: z.enum(ROW_STATES),
  lineKey: z.string(),
  name: z.string(),
  orderContainerId: z.number().nullish().describe('absent: unchanged'),
  fields: z.partialRecord(cargoField, z.string()),
  changes: z.array(z.object({ field: cargoField.or(z.literal('container')), before: z.string(), after: z.string() })),
  errors: z.array(z.string()).describe('each with its cell'),
});
export type ComparedRow = z.infer<typeof comparedRow>;

interface CallsOfSide {
  path: '/cargo/goods' | '/operation/cargo';
  query: string;
  edit: string;
  whose: string;
}

const sheet = { maxBytes: 5 * MEGABYTE, extensions: ['xlsx'] };

function readingCalls({ path, query, whose }: CallsOfSide) {
  const access = permission(query);
  return {
    detail: call({
      method: 'GET',
      path: `${path}/detail`,
      effect: 'read',
      access,
      summary: `Cargo lines and parties of ${whose}`,
      input: z.object({ orderBigNo }),
      response: data(cargoDetail),
    }),
    history: call({
      method: 'GET',
      path: `${path}/history`,
      effect: 'read',
      access,
      summary: `Source and earlier values of a value of ${whose}, latest first`,
      input: z.object({ orderBigNo, lineKey: lineKey.optional(), field: cargoField.or(cargoRole) }),
      response: data(z.array(fact)),
    }),
    exportSheet: call({
      method: 'POST',
      path: `${path}/export`,
      effect: 'read',
      access,
      isForm: true,
      summary: `Cargo lines of ${whose} as .xlsx, to be edited and compared`,
      input: z.object({ orderBigNo }),
      response: file(),
    }),
    sources: call({
      method: 'GET',
      path: `${path}/sources`,
      effect: 'read',
      access,
      summary: `Other orders of the company of ${whose} whose cargo lines can be copied, latest first`,
      input: z.object({ orderBigNo, text: optionalLine(100).describe('digits of an order number') }),
      response: data(z.array(goodsSource)),
    }),
    known: call({
      method: 'GET',
      path: `${path}/known`,
      effect: 'read',
      access,
      summary: `Earlier cargo of the company of ${whose}, by words of a description or digits of an HS code`,
      input: z.object({ orderBigNo, text: optionalLine(100) }),
      response: data(z.array(knownGoods)),
    }),
  };
}

function writingCalls({ path, edit, whose }: CallsOfSide) {
  const access = permission(edit);
  return {
    save: call({
      method: 'POST',
      path: `${path}/save`,
      effect: 'write',
      access,
      maxBodyKb: 1024,
      detectsDuplicates: true,
      summary: `Change cargo lines of ${whose}; fails with 601 if they have changed since they were read`,
      input: z.object({
        orderBigNo,
        version: version.describe('as it was read'),
        source: z.enum(['person', 'sheet']).default('person'),
        lines: z.array(savedLine).max(MAX_LINES).default([]),
        removed: z.array(lineKey).max(MAX_LINES).default([]),
      }),
      response: data(z.object({ version })),
    }),
    compareSheet: call({
      method: 'POST',
      path: `${path}/compareSheet`,
      effect: 'read',
      access,
      isLongRunning: true,
      summary: `Preview what an .xlsx would change in the cargo lines of ${whose}; nothing is saved`,
      input: z.object({ orderBigNo }),
      upload: sheet,
      response: data(z.array(comparedRow)),
    }),
  };
}

const cargoCalls = (side: CallsOfSide) => ({ ...readingCalls(side), ...writingCalls(side) });

export const ownCargo = {
  ...cargoCalls({
    path: '/cargo/goods',
    ...CARGO_ACCESS.own,
    whose: 'an order of your company',
  }),
  saveParty: call({
    method: 'POST',
    path: '/cargo/goods/saveParty',
    effect: 'write',
    access: permission(CARGO_ACCESS.own.edit),
    detectsDuplicates: true,
    summary:
      'Copy a party from the address book into an order of your company, or remove it; calling again updates its data',
    input: z.object({
      orderBigNo,
      version,
      role: cargoRole,
      partyId: id.nullable().describe('null: nobody'),
    }),
    response: data(z.object({ version })),
  }),
  takeNewer: call({
    method: 'POST',
    path: '/cargo/goods/takeNewer',
    effect: 'write',
    access: permission(CARGO_ACCESS.own.edit),
    detectsDuplicates: true,
    summary: 'Update a party of an order of your company from the address book',
    input: z.object({ orderBigNo, version, role: cargoRole }),
    response: data(z.object({ version })),
  }),
};

export const anyCargo = cargoCalls({
  path: '/operation/cargo',
  ...CARGO_ACCESS.any,
  whose: 'an order of any company',
});
