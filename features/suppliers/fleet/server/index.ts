export { findDriver, findVehicle, isDriverInUse } from './find.ts';
export { declareFleetUses, type FleetUses } from './uses.ts';
