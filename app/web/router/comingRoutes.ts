/** Keys of the texts of planned features. */
export type ComingFeature =
  | 'campaign'
  | 'contract'
  | 'customs'
  | 'documents'
  | 'fleet'
  | 'information'
  | 'lcl'
  | 'otherBookings'
  | 'payment'
  | 'recognition'
  | 'registration'
  | 'service'
  | 'settlement'
  | 'share'
  | 'system';

export interface ComingRoute {
  path: string;
  feature: ComingFeature;
  /** `stranger`: reachable without a session (portal 2.1) */
  for: 'stranger' | 'signedIn';
  permission?: string;
}

const forStrangers = (feature: ComingFeature, ...paths: string[]): ComingRoute[] =>
  paths.map((path) => ({ path, feature, for: 'stranger' }));

const signedIn = (feature: ComingFeature, ...paths: string[]): ComingRoute[] =>
  paths.map((path) => ({ path, feature, for: 'signedIn' }));

const TRAIN = ':trainInfoId/:lineId/:ltype/:order/:trainPlanSuggest';
const ORDER = ':orderBigNo/:type';
const STATION = ':wbStationCnname';
const SPELL = ':type/:params1/:params2';

/**
 * Specified addresses without a page. A feature that brings the page removes its line; nothing is added
 * (routes.test.ts holds the count).
 */
export const COMING_ROUTES: readonly ComingRoute[] = [
  ...forStrangers('registration', '/auth-redirect', '/bind', '/registerSuccess'),
  ...forStrangers('information', '/deliveryProcess', '/mainRoute', '/supportServices', '/freeTradePort'),
  ...forStrangers('information', '/newsInformation', '/details', '/information', '/loan', '/legalService'),
  ...forStrangers('information', '/ru/deliveryProcess', '/ru/mainRoute', '/ru/supportServices'),
  ...forStrangers('information', '/ru/freeTradePort', '/ru/newsInformation', '/ru/details'),
  ...forStrangers('information', '/ru/loan', '/ru/legalService'),
  ...forStrangers('share', '/inviteLink', '/shareIndex', '/shareLink', '/shareLinkDZ'),
  ...forStrangers('share', '/supplementBoxNumber'),
  ...forStrangers('campaign', '/grabCabin'),
  ...forStrangers('payment', '/payFinish'),
  ...signedIn('service', '/complaintRecommend'),
  ...signedIn('payment', '/paySuccess', '/DJpaySuccess', '/applyPayment'),
  ...signedIn('lcl', `/spell/${SPELL}`, `/spellBoxCheck/${SPELL}`, '/spellBoxShipping', '/booking/spellBox'),
  ...signedIn('otherBookings', `/wholeTrainBookingSpace/${TRAIN}`, `/wholeBookingSpace/${TRAIN}`),
  ...signedIn('otherBookings', `/crBookingSpace/${TRAIN}`, `/gnBookingSpace/${TRAIN}/${STATION}`),
  ...signedIn('otherBookings', `/crbookingDetail/${ORDER}`, `/gnbookingDetail/${ORDER}`),
  ...signedIn('otherBookings', '/dryPortPassageSpaceing', '/dryPortPassageSpaceingHT', '/dryProtasagDetail'),
  ...signedIn('otherBookings', '/damedBooking', '/revisePlan', '/trainNumber', '/trainStartArrival'),
  ...signedIn('documents', '/groundDocuments', '/shippingInfo/prepareDocuments', '/submitData'),
  ...signedIn('documents', '/prepareDocuments', '/newPrepareDocuments', '/newPrepareDocumentsEB'),
  ...signedIn('documents', '/schemeMaking', '/shipp', '/shipps', '/groundOrderLists', '/groundOrderFinish'),
  ...signedIn('recognition', '/upLoadFile', '/hyCarouselzhan'),
  ...signedIn('settlement', '/invoiceProcessInfo', '/invoceMake/:type/:id', '/newFreightBillDetail'),
  ...signedIn('settlement', '/settlement/freightBill', '/collectionEdit', '/collectionDetail'),
  ...signedIn('customs', '/predictionCustomOrder', '/closeTheTicket', '/transitTransferFormList'),
  ...signedIn('contract', '/trustedShifInfo'),
  ...signedIn('fleet', '/trailerOrderDeatil', '/forwardingDeatil'),
  {
    path: '/system/role-auth/user/:roleId',
    feature: 'system',
    for: 'signedIn',
    permission: 'system:role:edit',
  },
  { path: '/monitor/job-log/index', feature: 'system', for: 'signedIn', permission: 'monitor:job:list' },
  { path: '/tool/gen-edit/index/:tableId', feature: 'system', for: 'signedIn', permission: 'tool:gen:edit' },
];
