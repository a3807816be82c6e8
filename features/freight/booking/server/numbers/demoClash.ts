import { sql } from 'drizzle-orm';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import { trainKeys } from '../../../train/server/index.ts';

/** One number of the demo that two companies claim: it moves with one, the other typed it for a coming train. */
export async function seedClash(db: Db): Promise<void> {
  const trains = trainKeys('of_train');
  await db.execute(sql`
    insert into number_clash (container_no, claimant_id, holder_id, reason, typed_by)
    select moving.container_no, waiting.id, moving.id, 'moving', waiting.contact_name
    from (
      select order_container.id, container_no, company_id from order_container
      join booking_order on booking_order.id = order_id
      join ${trains} on ${trains.trainId} = booking_order.train_id
      where order_container.status = 'departed' and owner = 'SOC' and ${trains.status} = 'departed'
      order by order_container.id limit 1) as moving
    join lateral (
      select order_container.id, contact_name from order_container
      join booking_order on booking_order.id = order_id
      where state = 'confirmed' and container_no is null and owner = 'SOC' and company_id <> moving.company_id
        and order_container.status = 'planned'
      order by order_container.id limit 1) as waiting on true`);
}
