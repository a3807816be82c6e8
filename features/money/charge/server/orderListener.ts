import type { OrderListener } from '../../../freight/booking/server/index.ts';
import { chargeFreight, settleEnded } from './orderCharges.ts';
import { settleRolledOver, settleSplit } from './rolledOver.ts';

/**
 * Freight is charged when an order is confirmed; when it ends it is taken back, and the ladder's share charged; when it
 * is rolled over, the platform pays; when it is split, its freight is divided.
 */
export const orderListener: OrderListener = {
  async confirmed(db, orders) {
    await chargeFreight(
      db,
      orders.map(({ orderId }) => orderId),
    );
  },
  ended: settleEnded,
  rolledOver: settleRolledOver,
  split: settleSplit,
};
