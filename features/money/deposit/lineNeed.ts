import { z } from 'zod';
import { money } from '../../../platform/wire/money.ts';
import { contractType } from '../../documents/contract/contractTypes.ts';
import { signStatus } from '../../documents/contract/status.ts';
import { lineType } from '../../freight/network/wire.ts';

const amount = z.string().nullable();
/** An amount that people without a view of money do not see. */
export const cny = (meaning: string) => money(amount.describe(`CNY; ${meaning}`), null);

/** What the own company needs to book on a line, and how far it is. */
export const lineNeed = z.object({
  lineType,
  contractType,
  validFrom: z.string().describe('since when the rule holds'),
  tid: z.number().nullable().describe('template to sign; null: there is none'),
  contractNo: z.string(),
  signStatus: signStatus.describe('of the latest own contract of that kind'),
  contractEndDate: z.string(),
  hasContract: z.boolean().describe('one is in force'),
  demandsDeposit: z.boolean(),
  depositAmount: cny('demanded'),
  outstanding: cny('neither held nor announced'),
  announced: cny('paid by proof, not confirmed yet'),
  isPaymentPending: z.boolean().describe('payment or guarantee waits for the platform to confirm it'),
  isGuarantee: z.boolean().describe('the contract has page 7b: a bank guarantee in place of cash'),
  hasDeposit: z.boolean().describe('held in full or covered by a guarantee, or none demanded'),
});
export type LineNeed = z.infer<typeof lineNeed>;

/** A deposit that falls due once its contract is in force, which a booking names before; a hidden amount counts. */
export const comesWithContract = ({ demandsDeposit, hasContract, hasDeposit, outstanding }: LineNeed) =>
  demandsDeposit && !hasContract && !hasDeposit && (outstanding === null || /[1-9]/.test(outstanding));
