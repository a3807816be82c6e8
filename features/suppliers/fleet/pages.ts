import { page } from '../../../platform/wire/page.ts';
import { drivers, vehicles } from './wire.ts';

export const vehiclesPage = page({
  name: 'fleetVehicles',
  path: '/fleet/vehicles',
  call: vehicles.list,
  menu: { group: 'fleet', icon: 'truck', order: 40 },
});

export const driversPage = page({
  name: 'fleetDrivers',
  path: '/fleet/drivers',
  call: drivers.list,
  menu: { group: 'fleet', icon: 'team', order: 41 },
});
