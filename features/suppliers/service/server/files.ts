import type { Db } from '../../../../platform/server/database/connect.ts';
import type { FileAccess, FilePolicy } from '../../../../platform/server/files/filePolicy.ts';
import { type CurrentUser, hasPermission } from '../../../../platform/wire/currentUser.ts';
import { DOC_TYPE } from '../../../documents/resource/docTypes.ts';
import { DRIVER_PHOTO_RULE } from '../driverWire.ts';
import { serviceJobs } from '../jobWire.ts';
import { getServiceOrder } from '../operatorWire.ts';
import { listOwnServices } from '../wire.ts';
import { unsafeSelectService } from './queries.ts';

/** Photos of drivers: read by customer, supplier and operators of the service order, immutable. */
export const driverPhotos: FilePolicy = {
  docType: DOC_TYPE.driverPhoto,
  rule: DRIVER_PHOTO_RULE,
  isPrivateAtFirst: true,
  accessOf,
};

async function accessOf(db: Db, user: CurrentUser, relaId: string): Promise<FileAccess> {
  if (!/^\d{1,15}$/.test(relaId)) return 'none';
  const row = await unsafeSelectService(db, Number(relaId));
  if (row === undefined) return 'none';
  if (hasPermission(user, getServiceOrder.access.code)) return 'read';
  if (user.companyId === null) return 'none';
  const isCustomer = row.companyId === user.companyId && hasPermission(user, listOwnServices.access.code);
  const isSupplier = row.supplierId === user.companyId && hasPermission(user, serviceJobs.list.access.code);
  return isCustomer || isSupplier ? 'read' : 'none';
}
