export type { ChargeBasis, ChargeSide, ChargeStatus, ChargeWhy, ServiceKind } from '../charge.ts';
export { chargeStateOf, findBilledOff } from './agreement.ts';
export {
  type BillableCharge,
  containerIdOfCharge,
  findBillableCharges,
  serviceOrderIdOfCharge,
} from './billable.ts';
export { confirmCharge, markBilled, markPaid, unmarkBilled, unmarkPaid, voidCharge } from './move.ts';
export { type NewCharge, recordCharge, recordCharges } from './record.ts';
export { type FoundTariff, findTariff, findTariffs } from './rules/tariffs.ts';
export { type AgreedStay, declareAgreedStays } from './stays/agreedStays.ts';
export { endStays, type Stays, startStays } from './stays/noteStay.ts';
export { recountTariffDays } from './stays/recount.ts';
export { clearLateEndByKey, type LateEnd, takeBackDaysByKey } from './stays/takeBackDays.ts';
export { voidTariffDays } from './stays/voidTariffDays.ts';
