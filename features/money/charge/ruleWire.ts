import { z } from 'zod';
import { call } from '../../../platform/wire/call.ts';
import { COMPANY_ENTITY } from '../../../platform/wire/currentUser.ts';
import { data } from '../../../platform/wire/envelope.ts';
import { permissionsOf, records } from '../../../platform/wire/records.ts';
import { dateText } from '../../../platform/wire/time.ts';
import { currency, decimalFromZero, id, optionalLine } from '../../../platform/wire/validators.ts';
import { lineType } from '../../freight/network/wire.ts';
import { sizeType } from '../../freight/train/sizeTypes.ts';
import { chargeBasis, chargeSide, serviceKind } from './charge.ts';
import { feeType } from './feeTypes.ts';
import { ladderKind, rung, tariffTier } from './rules.ts';

/** Where a version stands today. */
const RULE_PERIODS = ['current', 'coming', 'past'] as const;
const rulePeriod = z.enum(RULE_PERIODS);
export type RulePeriod = z.infer<typeof rulePeriod>;

export const COMPANY_ENTITIES = Object.values(COMPANY_ENTITY);
const companyEntity = z.literal(COMPANY_ENTITIES);
const taxRate = z
  .string()
  .regex(/^0(\.\d{1,4})?$/)
  .describe('fraction, such as 0.06');
const amount = decimalFromZero(/^\d{1,10}(\.\d{1,2})?$/);
const isSorted = (positions: readonly number[]) =>
  positions.every((position, index) => index === 0 || position > (positions[index - 1] ?? 0));

const validity = { validFrom: dateText, validTo: dateText.nullable() };

const tariffFields = {
  side: chargeSide,
  serviceKind,
  feeType,
  lineType: lineType.nullable().describe('null: all'),
  companyEntity: companyEntity.nullable().describe('null: all'),
  stationId: id.nullable().describe('null: all'),
  sizeType: sizeType.nullable().describe('null: all'),
  companyNo: optionalLine(20).describe('of the only customer or supplier; empty: all'),
  basis: chargeBasis,
  freeUnits: z.number().int().min(0).max(365).describe('units that cost nothing, such as free days'),
  tiers: z
    .array(tariffTier)
    .min(1)
    .max(10)
    .refine((tiers) => tiers[0]?.from === 1 && isSorted(tiers.map(({ from }) => from))),
  minimum: amount,
  currency,
  taxRate,
  ...validity,
  remark: optionalLine(200),
};

const version = {
  ruleId: z.number(),
  version: z.number().int(),
  validFrom: z.string(),
  validTo: z.string().nullable(),
  period: rulePeriod,
  changeTime: z.string(),
};

const tariffRow = z.object({
  tariffId: z.number(),
  ...tariffFields,
  feeType: z.string(),
  companyName: z.string(),
  stationName: z.string(),
  ...version,
});
export type TariffRow = z.infer<typeof tariffRow>;

/** The latest version of each tariff. */
export const tariffs = records({
  path: '/operation/tariff',
  access: permissionsOf('operation:tariff'),
  idName: 'tariffId',
  row: tariffRow,
  fields: tariffFields,
  filter: {
    feeType: optionalLine(50),
    side: chargeSide.optional(),
    serviceKind: serviceKind.optional(),
    lineType: lineType.optional(),
    companyName: optionalLine(100),
  },
  exportName: 'charge.tariffs',
  calls: {
    list: 'Tariffs, each in its latest version',
    add: 'Add a tariff',
    edit: 'Change a tariff: a new version from its first day on',
  },
});

export const listTariffVersions = call({
  method: 'GET',
  path: '/operation/tariff/versions',
  effect: 'read',
  access: tariffs.list.access,
  summary: 'All versions of a tariff, latest first',
  input: z.object({ ruleId: id }),
  response: data(z.array(tariffRow)),
});

const ladderFields = {
  kind: ladderKind,
  lineType: lineType.nullable().describe('null: all'),
  rungs: z
    .array(rung)
    .min(1)
    .max(12)
    .refine((rungs) => rungs[0]?.days === 0 && isSorted(rungs.map(({ days }) => days)))
    .describe('ascending; the first with 0 days'),
  taxRate,
  ...validity,
};

/** The latest version of each ladder. */
export const ladders = records({
  path: '/operation/ladder',
  access: permissionsOf('operation:tariff'),
  idName: 'ladderId',
  row: z.object({ ladderId: z.number(), ...ladderFields, ...version }),
  fields: ladderFields,
  filter: { kind: ladderKind.optional(), lineType: lineType.optional() },
  calls: {
    list: 'What cancellations cost and roll-overs pay, each rule in its latest version',
    add: 'Add a ladder',
    edit: 'Change a ladder: a new version from its first day on',
  },
});
