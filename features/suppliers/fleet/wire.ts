import { z } from 'zod';
import { permissionsOf, records } from '../../../platform/wire/records.ts';
import { line, optionalLine } from '../../../platform/wire/validators.ts';

/** '0' in use, '1' disabled. */
export const FLEET_STATUSES = ['0', '1'] as const;
const fleetStatus = z.enum(FLEET_STATUSES);
export type FleetStatus = z.infer<typeof fleetStatus>;

export const VEHICLE_KINDS = ['container40', 'container20', 'flatbed', 'van'] as const;
const vehicleKind = z.enum(VEHICLE_KINDS);
export type VehicleKind = z.infer<typeof vehicleKind>;

const MAX_REMARK = 200;

/** Letters and digits of any script, in capitals; blanks, dots and dashes of the printed form are dropped. */
export const plate = z
  .string()
  .max(30)
  .transform((text) =>
    text
      .normalize('NFKC')
      .toUpperCase()
      .replace(/[\s.·•-]/g, ''),
  )
  .pipe(z.string().regex(/^[\p{L}\d]{4,12}$/u));

export const driverMobile = z
  .string()
  .trim()
  .regex(/^\+?\d[\d -]{5,19}$/);

const keptRemark = optionalLine(MAX_REMARK);

/** Vehicles of the own company. */
export const vehicles = records({
  path: '/fleet/vehicle',
  access: permissionsOf('fleet:vehicle'),
  idName: 'vehicleId',
  row: z.object({
    vehicleId: z.number(),
    plate: z.string(),
    kind: vehicleKind,
    remark: z.string(),
    status: fleetStatus,
    updateTime: z.string(),
  }),
  fields: { plate, kind: vehicleKind, remark: keptRemark, status: fleetStatus },
  filter: { plate: optionalLine(30), status: fleetStatus.optional() },
  exportName: 'fleet.vehicles',
  calls: {
    list: "The company's vehicles",
    add: 'Add a vehicle',
    edit: 'Change a vehicle, disable it or take it back into use',
    remove: 'Remove vehicles that no running job uses; ended jobs keep the plate',
  },
});

/** Drivers of the own company. */
export const drivers = records({
  path: '/fleet/driver',
  access: permissionsOf('fleet:driver'),
  idName: 'driverId',
  row: z.object({
    driverId: z.number(),
    name: z.string(),
    mobile: z.string(),
    licenceNo: z.string(),
    remark: z.string(),
    status: fleetStatus,
    updateTime: z.string(),
  }),
  fields: {
    name: line(50),
    mobile: driverMobile,
    licenceNo: optionalLine(30),
    remark: keptRemark,
    status: fleetStatus,
  },
  filter: { name: optionalLine(50), mobile: optionalLine(20), status: fleetStatus.optional() },
  exportName: 'fleet.drivers',
  calls: {
    list: "The company's drivers",
    add: 'Add a driver',
    edit: 'Change a driver, or disable one: the links of a disabled driver stop working',
    remove: 'Remove drivers whom no running job uses; ended jobs keep the name',
  },
});
