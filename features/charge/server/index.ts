export type { ChargeBasis, ChargeSide, ChargeStatus, ChargeWhy, ServiceKind } from '../charge.ts';
export { chargeStateOf, findBilledOff } from './agreement.ts';
export { type BillableCharge, findBillableCharges } from './billable.ts';
export {
  confirmCharge,
  markBilled,
  markPaid,
  unmarkBilled,
  unmarkPaid,
  voidCharge,
} from './move.ts';
export { type NewCharge, recordCharge, recordCharges } from './record.ts';
export { type FoundTariff, findTariff, findTariffs } from './rules/tariffs.ts';
export { type AgreedStay, declareAgreedStays } from './stays/agreedStays.ts';
export { recountTariffDays } from './stays/freeDays.ts';
export { endStays, type Stays, startStays } from './stays/noteStay.ts';
export { type Departure, keepDaysByKey, takeBackDaysByKey } from './stays/takeBackDays.ts';
export { voidTariffDays } from './stays/voidTariffDays.ts';
