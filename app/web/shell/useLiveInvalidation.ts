import { bookingsChanged, orderChanged } from '../../../features/booking/topics.ts';
import * as booking from '../../../features/booking/wire.ts';
import * as config from '../../../features/config/wire.ts';
import * as dict from '../../../features/dict/wire.ts';
import { exportChanged, queryExportExcelRecode } from '../../../features/export/wire.ts';
import { readHome } from '../../../features/home/wire.ts';
import { useCan, useCurrentUser } from '../../../platform/web/currentUser/currentUser.ts';
import { useTopicInvalidation } from '../../../platform/web/live/useTopicInvalidation.ts';

const DICT_READS = [dict.entriesOfType, dict.entriesOfTypes, dict.listTypes, dict.listEntries];
const CONFIG_READS = [config.configKey, config.readFrameSettings, config.listConfig];
const OWN_ORDER_READS = [
  booking.listOrders,
  booking.queryOrderBigStatus,
  booking.getOrderDetail,
  booking.isHavingTempOrders,
  readHome,
];
const ALL_ORDER_READS = [booking.listBookings, booking.getBookingDetail, booking.getLoadPlan];
const EXPORT_READS = [queryExportExcelRecode];

/** Topics and the reads that they invalidate; only reads on the screen are fetched. */
export function useLiveInvalidation(): void {
  const { user, companyNo } = useCurrentUser();
  const canOrder = useCan(booking.listOrders.access.code);
  const canOperate = useCan(booking.listBookings.access.code);
  useTopicInvalidation(dict.dictChanged, {}, DICT_READS);
  useTopicInvalidation(config.configChanged, {}, CONFIG_READS);
  useTopicInvalidation(exportChanged, { accountId: String(user.userId) }, EXPORT_READS);
  useTopicInvalidation(orderChanged, canOrder && companyNo !== null ? { companyNo } : null, OWN_ORDER_READS);
  useTopicInvalidation(bookingsChanged, canOperate ? {} : null, ALL_ORDER_READS);
}
