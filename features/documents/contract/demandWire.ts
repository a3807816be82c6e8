import { z } from 'zod';
import { COMPANY_ENTITY } from '../../../platform/wire/currentUser.ts';
import { permissionsOf, records } from '../../../platform/wire/records.ts';
import { amountText } from '../../../platform/wire/rules/money.ts';
import { dateText } from '../../../platform/wire/time.ts';
import { lineType } from '../../freight/network/wire.ts';
import { contractType } from './contractTypes.ts';

export const COMPANY_ENTITIES = Object.values(COMPANY_ENTITY);
const companyEntity = z.literal(COMPANY_ENTITIES);
const demandedContract = z.union([contractType, z.literal('')]).describe("'': none");

/** Where a rule stands today: in force, still to come, or replaced by a later one. */
const DEMAND_PERIODS = ['current', 'coming', 'past'] as const;
const demandPeriod = z.enum(DEMAND_PERIODS);
export type DemandPeriod = z.infer<typeof demandPeriod>;

/** CNY, above zero, as the database holds it. */
export const depositAmount = amountText(10).refine((text) => /[1-9]/.test(text));

const fields = {
  lineType,
  companyEntity,
  contractType: demandedContract,
  demandsDeposit: z.boolean(),
  depositAmount: depositAmount.nullable().describe("CNY; null: as the contract's template says"),
  validFrom: dateText,
};

/** What companies of a kind need before they book on a line; the latest rule that is valid holds. */
export const lineDemands = records({
  path: '/operation/lineDemand',
  access: permissionsOf('operation:lineDemand'),
  idName: 'demandId',
  row: z.object({
    demandId: z.number(),
    ...fields,
    depositAmount: z.string().nullable(),
    validFrom: z.string(),
    period: demandPeriod,
  }),
  fields,
  filter: {
    lineType: lineType.optional(),
    contractType: contractType.optional(),
  },
  exportName: 'contract.lineDemands',
  calls: {
    list: 'What companies need before they book on a line: contract and deposit',
    add: 'Add a rule for a line',
    edit: 'Change a rule for a line',
    remove: 'Remove rules for lines: one id, or several with commas',
  },
});
