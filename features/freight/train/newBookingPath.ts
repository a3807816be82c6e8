import { pathTo } from '../../../platform/wire/pathTo.ts';
import { BOOKING_FORM } from '../../people/account/laterPages.ts';
import type { Train } from './wire.ts';

/** Empty booking form of a train (portal 2.2). */
export function newBookingPath({ trainInfoId, lineId, lineType }: Pick<Train, 'trainInfoId' | 'lineId' | 'lineType'>) {
  return pathTo(BOOKING_FORM, { trainInfoId, lineId, ltype: lineType, order: 0, trainPlanSuggest: 0 });
}
