import { type Binding, bind } from '../../../../platform/server/http/bind.ts';
import type { Platform } from '../../../../platform/server/platform.ts';
import { drivers, vehicles } from '../wire.ts';
import { addDriver, addVehicle, changeDriver, changeVehicle, removeDrivers, removeVehicles } from './edit.ts';
import { driverRecords, vehicleRecords } from './records.ts';

export function fleetCalls(platform: Platform): Binding[] {
  return [
    ...vehicleRecords.reads(platform),
    bind(vehicles.add, addVehicle),
    bind(vehicles.edit, changeVehicle),
    bind(vehicles.remove, removeVehicles),
    ...driverRecords.reads(platform),
    bind(drivers.add, addDriver),
    bind(drivers.edit, changeDriver),
    bind(drivers.remove, removeDrivers),
  ];
}
