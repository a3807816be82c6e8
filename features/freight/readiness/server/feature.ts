import type { Feature } from '../../../../platform/server/feature.ts';
import { bind } from '../../../../platform/server/http/bind.ts';
import { getOrderClock, getTrainClock } from '../wire.ts';
import { readOrderClock, readTrainClock } from './clocks.ts';

/** Whether containers make their trains: cut-offs, what is missing, whose turn it is, when it was done before. */
export const readiness: Feature = {
  name: 'readiness',
  calls: () => [bind(getOrderClock, readOrderClock), bind(getTrainClock, readTrainClock)],
};
