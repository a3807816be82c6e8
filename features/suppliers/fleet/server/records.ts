import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { keywordFilter } from '../../../../platform/server/database/keywordFilter.ts';
import { ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import { sheetField } from '../../../../platform/server/records/columns.ts';
import { serveRecords } from '../../../../platform/server/records/serveRecords.ts';
import { drivers, vehicles } from '../wire.ts';
import { driver, vehicle } from './tables.ts';
import { texts } from './texts.ts';

const { text, label, time } = sheetField;

export const vehicleRecords = serveRecords(vehicles, {
  from: vehicle,
  texts,
  sheetTitle: (t) => t.vehicles.title,
  columns: (t) => ({
    vehicleId: vehicle.id,
    plate: text(t.vehicles.plate, 16, vehicle.plate),
    kind: label(t.vehicles.kind, 20, vehicle.kind, t.kinds),
    status: label(t.status, 12, vehicle.status, t.statuses),
    remark: text(t.remark, 30, vehicle.remark),
    updateTime: time(t.updateTime, 20, vehicle.updatedAt),
  }),
  scope: ({ user }) => and(eq(vehicle.companyId, ownCompanyId(user)), isNull(vehicle.deletedAt)),
  where: (filter) => [keywordFilter(filter.plate, [vehicle.plate]), filter.status && eq(vehicle.status, filter.status)],
  order: [asc(vehicle.status), desc(vehicle.id)],
});

export const driverRecords = serveRecords(drivers, {
  from: driver,
  texts,
  sheetTitle: (t) => t.drivers.title,
  columns: (t) => ({
    driverId: driver.id,
    name: text(t.drivers.name, 20, driver.name),
    mobile: text(t.drivers.mobile, 18, driver.mobile),
    licenceNo: text(t.drivers.licenceNo, 22, driver.licenceNo),
    status: label(t.status, 12, driver.status, t.statuses),
    remark: text(t.remark, 30, driver.remark),
    updateTime: time(t.updateTime, 20, driver.updatedAt),
  }),
  scope: ({ user }) => and(eq(driver.companyId, ownCompanyId(user)), isNull(driver.deletedAt)),
  where: (filter) => [
    keywordFilter(filter.name, [driver.name]),
    keywordFilter(filter.mobile, [driver.mobile]),
    filter.status && eq(driver.status, filter.status),
  ],
  order: [asc(driver.status), desc(driver.id)],
});
