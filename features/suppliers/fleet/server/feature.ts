import type { Feature } from '../../../../platform/server/feature.ts';
import { menuEntry } from '../../../../platform/server/records/menuEntry.ts';
import { driversPage, vehiclesPage } from '../pages.ts';
import { fleetCalls } from './calls.ts';
import { companyData } from './companyData.ts';
import { seedDemoFleet } from './demo.ts';
import { driverRecords, vehicleRecords } from './records.ts';
import { texts } from './texts.ts';

const DEEDS = ['list', 'add', 'edit', 'remove'];

/** Vehicles and drivers of suppliers. */
export const fleet: Feature = {
  name: 'fleet',
  calls: fleetCalls,
  menu: [
    menuEntry(vehiclesPage, texts, (t) => t.vehicles.title),
    menuEntry(driversPage, texts, (t) => t.drivers.title),
  ],
  exports: [...vehicleRecords.exports, ...driverRecords.exports],
  grants: { supplier: ['vehicle', 'driver'].flatMap((noun) => DEEDS.map((deed) => `fleet:${noun}:${deed}`)) },
  companyData,
  demo: seedDemoFleet,
};
