import { sql } from 'drizzle-orm';
import { checkDigitOf } from '../../../../../libs/containerCodes/containerNumber.ts';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import { trainKeys } from '../../../train/server/index.ts';
import type { SizeType } from '../../../train/sizeTypes.ts';
import { poolContainer } from '../tables.ts';

const OWNER_CODE = 'TBJU';
/** Apart from the serials of demo orders. */
const FIRST_SERIAL = 700_001;
const SIZE_TYPES: readonly SizeType[] = ['45G1', '42G1', '22G1'];
const FREE_PER_TYPE = 8;

/** The pool of the demo: the COC containers of its orders, and free ones at every station where trains begin. */
export async function seedPool(db: Db): Promise<void> {
  await poolOfOrders(db);
  const trains = trainKeys('of_train');
  const starts = await db.selectDistinct({ stationId: trains.startStationId }).from(trains);
  const stations = starts.map(({ stationId }) => stationId).sort((one, other) => one - other);
  const places = stations.flatMap((stationId) => SIZE_TYPES.map((sizeType) => ({ stationId, sizeType })));
  const free = places
    .flatMap((place) => Array.from({ length: FREE_PER_TYPE }, () => place))
    .map((place, index) => {
      const firstTen = `${OWNER_CODE}${FIRST_SERIAL + index}`;
      return { ...place, containerNo: `${firstTen}${checkDigitOf(firstTen)}` };
    });
  if (free.length > 0) await db.insert(poolContainer).values(free);
}

/** The COC containers of orders, where their trains begin or have ended. */
export async function poolOfOrders(db: Db): Promise<void> {
  const trains = trainKeys('of_train');
  await db.execute(sql`
    insert into pool_container (container_no, size_type, station_id)
    select container_no, size_type, case ${trains.status} when 'arrived' then ${trains.endStationId}
      else ${trains.startStationId} end
    from order_container join ${trains} on ${trains.trainId} = order_container.train_id
    where owner = 'COC' and container_no is not null and order_container.status <> 'cancelled'
    on conflict do nothing`);
}
