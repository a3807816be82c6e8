/** The people of the demo, who hold every role there is. */
export const PEOPLE = [
  'shipper',
  'clerk',
  'rival',
  'special',
  'supplier',
  'agent',
  'tourist',
  'operator',
  'admin',
] as const;

/** Who may make a call: with or without a session, with any session, or these people alone. */
export type Allowed = 'everyone' | 'signedIn' | (typeof PEOPLE)[number][];

/** Customers, who book; `clerk` is the sub-account of `shipper`. */
const BOOKERS: Allowed = ['shipper', 'clerk', 'rival', 'special', 'admin'];
/** People of the platform. */
const OPERATORS: Allowed = ['operator', 'admin'];

/**
 * Who may make which call, by path. Everybody else is told that they may not, and people without a session that
 * they must sign in. Change a line here only when that is what you want of the portal.
 */
export const PERMISSIONS: Record<string, Allowed> = {
  'GET /booking/booking/checkCompanyAndBookingStatus': BOOKERS,
  'GET /booking/booking/getBookingMonthData': 'signedIn',
  'GET /booking/booking/getBookingMonthDataOfDay': 'signedIn',
  'GET /booking/booking/getInitParam': BOOKERS,
  'GET /booking/booking/getNearbyTrains': 'signedIn',
  'GET /booking/booking/getTrainBookingAllDataForList': 'signedIn',
  'GET /booking/booking/getTrainBookingAllDataForWeek': 'signedIn',
  'POST /booking/booking/saveBooking': BOOKERS,
  'GET /booking/booking/selectStationList': 'signedIn',
  'GET /captchaImage': 'everyone',
  'GET /getInfo': 'signedIn',
  'GET /getRouters': 'signedIn',
  'POST /login': 'everyone',
  'POST /login/sendCode': 'everyone',
  'POST /loginByCode': 'everyone',
  'POST /logout': 'everyone',
  'GET /network/map': 'everyone',
  'POST /operation/booking/confirm': OPERATORS,
  'POST /operation/booking/confirmBatch': OPERATORS,
  'GET /operation/booking/detail': OPERATORS,
  'GET /operation/booking/list': OPERATORS,
  'GET /operation/booking/loadPlan': OPERATORS,
  'POST /operation/booking/refuse': OPERATORS,
  'PUT /operation/line': OPERATORS,
  'GET /operation/line/list': OPERATORS,
  'GET /operation/outbox/list': OPERATORS,
  'POST /operation/outbox/resend': OPERATORS,
  'PUT /operation/station': OPERATORS,
  'GET /operation/station/list': OPERATORS,
  'GET /operation/tracking/eventTemplate': OPERATORS,
  'GET /operation/tracking/list': OPERATORS,
  'POST /operation/tracking/parseEvents': OPERATORS,
  'POST /operation/tracking/saveEvents': OPERATORS,
  'GET /operation/tracking/train': OPERATORS,
  'POST /operation/train/cancel': OPERATORS,
  'POST /operation/train/changeCapacity': OPERATORS,
  'POST /operation/train/close': OPERATORS,
  'POST /operation/train/depart': OPERATORS,
  'GET /operation/train/list': OPERATORS,
  'POST /operation/train/open': OPERATORS,
  'POST /operation/train/savePrices': OPERATORS,
  'POST /operation/train/saveTrain': OPERATORS,
  'POST /operation/train/saveTrainSeries': OPERATORS,
  'GET /order/orderBigOrder/containerTemplate': BOOKERS,
  'GET /order/orderBigOrder/detail': BOOKERS,
  'POST /order/orderBigOrder/export': BOOKERS,
  'GET /order/orderBigOrder/getPageInfoByTrainNo': BOOKERS,
  'GET /order/orderBigOrder/getTimeline': BOOKERS,
  'GET /order/orderBigOrder/isHavingTempOrders': BOOKERS,
  'GET /order/orderBigOrder/list': BOOKERS,
  'POST /order/orderBigOrder/parseContainers': BOOKERS,
  'GET /order/orderBigOrder/queryOrderBigStatus': BOOKERS,
  'POST /order/orderBigOrder/saveContainers': BOOKERS,
  'POST /order/orderBigOrder/withdraw': BOOKERS,
  'GET /publicKey': 'everyone',
  'GET /system/config/configKey/{key}': 'signedIn',
  'GET /trainInfo/detail': 'signedIn',
  'GET /trainInfo/getTrainBooking': 'everyone',
  'GET /trainInfo/getTrainPlanApply': 'everyone',
  'GET /trainInfo/selectStationList': 'everyone',
  'GET /trainLocation/containerLocation': 'everyone',
  'GET /zyService/zyTraceCn': 'everyone',
};
