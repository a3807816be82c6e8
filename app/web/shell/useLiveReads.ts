import { bookingsChanged, orderChanged } from '../../../features/booking/topics.ts';
import * as booking from '../../../features/booking/wire.ts';
import * as config from '../../../features/config/wire.ts';
import * as dict from '../../../features/dict/wire.ts';
import { exportChanged, queryExportExcelRecode } from '../../../features/export/wire.ts';
import { readHome } from '../../../features/home/wire.ts';
import { useFreshReads } from '../../../platform/web/live/useFreshReads.ts';
import { useMay, useWho } from '../../../platform/web/who/who.ts';

const WORDS = [dict.entriesOfType, dict.entriesOfTypes, dict.listTypes, dict.listEntries];
const VALUES = [config.configKey, config.readFrameSettings, config.listConfig];
const OWN_ORDERS = [
  booking.listOrders,
  booking.queryOrderBigStatus,
  booking.getOrderDetail,
  booking.isHavingTempOrders,
  readHome,
];
const ALL_ORDERS = [booking.listBookings, booking.getBookingDetail, booking.getLoadPlan];
const EXPORTS = [queryExportExcelRecode];

/** Topics and the reads that they invalidate; only reads on the screen are fetched. */
export function useLiveReads(): void {
  const { user, companyNo } = useWho();
  const mayOrder = useMay(booking.listOrders.access.code);
  const mayOperate = useMay(booking.listBookings.access.code);
  useFreshReads(dict.dictChanged, {}, WORDS);
  useFreshReads(config.configChanged, {}, VALUES);
  useFreshReads(exportChanged, { accountId: String(user.userId) }, EXPORTS);
  useFreshReads(orderChanged, mayOrder && companyNo !== null ? { companyNo } : null, OWN_ORDERS);
  useFreshReads(bookingsChanged, mayOperate ? {} : null, ALL_ORDERS);
}
