import { z } from 'zod';
import { call } from '../../../platform/wire/call.ts';
import { data } from '../../../platform/wire/envelope.ts';
import { money } from '../../../platform/wire/money.ts';
import { billSide } from './states.ts';
import { billFilter, bills, companyFilter, ownBills } from './wire.ts';

const sum = (meaning: string) => money(z.string().nullable().describe(meaning), null);

const totals = data(
  z.array(
    z.object({
      side: billSide,
      currency: z.string(),
      bills: z.number().int(),
      total: sum('with tax'),
      open: sum('still to be paid of what is agreed'),
    }),
  ),
);
export type BillTotals = (typeof totals)['schema']['_zod']['output'];

export const totalOwnBills = call({
  method: 'GET',
  path: '/settlement/bill/totals',
  effect: 'read',
  access: ownBills.list.access,
  summary: 'Totals by currency of your company’s filtered bills, excluding voided and returned ones',
  input: z.object(billFilter),
  response: totals,
});

export const totalBills = call({
  method: 'GET',
  path: '/operation/bill/totals',
  effect: 'read',
  access: bills.list.access,
  summary: 'Totals by currency of filtered bills, excluding voided and returned ones',
  input: z.object({ ...billFilter, ...companyFilter }),
  response: totals,
});
