import { eq } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { findCompanyByNo } from '../../../people/account/server/index.ts';
import { driver, vehicle } from './tables.ts';

const SUPPLIER_NO = '20001';

const VEHICLES = [
  { plate: '陕A88K21', kind: 'container40', remark: '' },
  { plate: '陕A6F309', kind: 'container40', remark: '' },
  { plate: '陕E71566', kind: 'container20', remark: '' },
  { plate: '陕A2D118', kind: 'flatbed', remark: '年检中', status: '1' },
] as const;

const DRIVERS = [
  { name: '赵志强', mobile: '13900020001', licenceNo: '610102198003142719' },
  { name: '刘海涛', mobile: '13900020002', licenceNo: '610113198507213315' },
  { name: '高文博', mobile: '13900020003', licenceNo: '' },
] as const;

/** Vehicles and drivers of the demo's supplier; nothing where it has some. */
export async function seedDemoFleet(db: Db): Promise<void> {
  const supplier = await findCompanyByNo(db, SUPPLIER_NO);
  if (supplier === undefined) return;
  const { companyId } = supplier;
  const known = await db.select({ id: vehicle.id }).from(vehicle).where(eq(vehicle.companyId, companyId)).limit(1);
  if (known.length > 0) return;
  await db.insert(vehicle).values(VEHICLES.map((one) => ({ ...one, companyId })));
  await db.insert(driver).values(DRIVERS.map((one) => ({ ...one, companyId })));
}
