import { listResources } from '../../../documents/resource/wire.ts';
import { getOrderDetail } from '../../../freight/booking/wire.ts';
import { listAnyOrderCharges, listOrderCharges } from '../../charge/wire.ts';
import { fees } from '../operatorWire.ts';
import { getFee, listFeesOfOrder, ownFees } from '../wire.ts';

/** What a write changes. */
export const FEE_READS = [
  ownFees.list,
  fees.list,
  getFee,
  listFeesOfOrder,
  listResources,
  getOrderDetail,
  listOrderCharges,
  listAnyOrderCharges,
];
