export type { ChargeBasis, ChargeSide, ChargeStatus, ChargeWhy, ServiceKind } from '../charge.ts';
export { type BillableCharge, findBillableCharges } from './billable.ts';
export { confirmCharge, markBilled, markPaid, unmarkBilled, voidCharge } from './move.ts';
export { type NewCharge, recordCharge, recordCharges } from './record.ts';
export { type FoundTariff, findTariff, findTariffs } from './rules/tariffs.ts';
export { endStays, type Stays, startStays } from './stays/noteStay.ts';
