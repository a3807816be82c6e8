export type { Author } from './facts.ts';
export { findFactTimes } from './factTimes.ts';
export { assertNotIssued, issuedCellsOf, lockIssuedCells } from './issuedCells.ts';
export { type StoredLine, selectLines as findCargoLines } from './lines.ts';
export { type CargoOfOrder, readCargoOf } from './ofOrders.ts';
export { freezeParties, type GivenParty } from './parties.ts';
export {
  assertChangeable as assertCargoChangeable,
  canAmend as canAmendCargo,
  canChange as canChangeCargo,
  getOrder as getOrderOfCargo,
  isLockedAtCutoff,
  readCargo,
  type Side as CargoSide,
} from './read.ts';
export { type CargoChange, saveLines as saveCargoFacts } from './save.ts';
export { readShipment, type ShipmentChange, type ShipmentFacts, saveShipment } from './shipment.ts';
