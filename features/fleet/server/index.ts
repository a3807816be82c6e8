export { findDriver, findVehicle, isDriverInUse } from './find.ts';
