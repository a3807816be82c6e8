import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { type CompanyData, rowsById } from '../../../../platform/server/companyData.ts';
import { driver, vehicle } from './tables.ts';

export const companyData: readonly CompanyData[] = [
  {
    name: 'vehicles',
    rows: (db, companyId) =>
      rowsById((after, limit) =>
        db
          .select({
            id: vehicle.id,
            plate: vehicle.plate,
            kind: vehicle.kind,
            remark: vehicle.remark,
            status: vehicle.status,
          })
          .from(vehicle)
          .where(and(eq(vehicle.companyId, companyId), isNull(vehicle.deletedAt), gt(vehicle.id, after)))
          .orderBy(asc(vehicle.id))
          .limit(limit),
      ),
  },
  {
    name: 'drivers',
    rows: (db, companyId) =>
      rowsById((after, limit) =>
        db
          .select({
            id: driver.id,
            name: driver.name,
            mobile: driver.mobile,
            licenceNo: driver.licenceNo,
            remark: driver.remark,
            status: driver.status,
          })
          .from(driver)
          .where(and(eq(driver.companyId, companyId), isNull(driver.deletedAt), gt(driver.id, after)))
          .orderBy(asc(driver.id))
          .limit(limit),
      ),
  },
];
