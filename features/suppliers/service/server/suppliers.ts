import { and, inArray, isNotNull } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { containerIdsOfSameOrder } from '../../../freight/booking/server/index.ts';
import { companyNameOf, companyNoOf } from '../../../people/account/server/index.ts';
import { ENGAGED_STATES } from '../states.ts';
import { serviceContainer, serviceOrder } from './tables.ts';

/** Suppliers engaged for services on the order of a container. */
export async function suppliersOfContainer(db: Db, orderContainerId: number) {
  const ofOrder = db
    .select({ id: serviceContainer.serviceOrderId })
    .from(serviceContainer)
    .where(inArray(serviceContainer.orderContainerId, containerIdsOfSameOrder(orderContainerId)));
  const found = await db
    .selectDistinct({
      companyId: serviceOrder.supplierId,
      companyNo: companyNoOf(serviceOrder.supplierId),
      companyName: companyNameOf(serviceOrder.supplierId),
    })
    .from(serviceOrder)
    .where(
      and(
        inArray(serviceOrder.id, ofOrder),
        inArray(serviceOrder.state, [...ENGAGED_STATES]),
        isNotNull(serviceOrder.supplierId),
      ),
    );
  return found.flatMap(({ companyId, ...named }) => (companyId === null ? [] : [{ companyId, ...named }]));
}

/** Whether a company is engaged as supplier for services on the order of a container. */
export async function isSupplierOf(db: Db, companyId: number, orderContainerId: number): Promise<boolean> {
  const suppliers = await suppliersOfContainer(db, orderContainerId);
  return suppliers.some((one) => one.companyId === companyId);
}
