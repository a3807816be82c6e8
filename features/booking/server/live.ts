import { liveSource } from '../../../platform/server/live/liveSource.ts';
import { findCompanyNos } from '../../account/server/index.ts';
import { bookingsChanged, orderChanged } from '../topics.ts';
import { ORDER_CHANNEL } from './notifyOrdersChanged.ts';

/** A popular train changes orders hundreds of times per second on its opening day. */
const CUSTOMER_MS = 300;
const OPERATOR_MS = 1_000;

export const live = [
  liveSource(orderChanged, {
    channel: ORDER_CHANNEL,
    batchWindowMs: CUSTOMER_MS,
    async publish(db, companyIds) {
      const companyNos = await findCompanyNos(db, companyIds.map(Number));
      return companyNos.map((companyNo) => ({ parts: { companyNo }, payload: { companyNo } }));
    },
  }),
  liveSource(bookingsChanged, {
    channel: ORDER_CHANNEL,
    batchWindowMs: OPERATOR_MS,
    publish: () => [{ parts: {}, payload: {} }],
  }),
];
