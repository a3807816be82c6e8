/** Keys of the texts of planned features. */
export type PlannedFeature =
  | 'campaign'
  | 'contract'
  | 'customs'
  | 'information'
  | 'lcl'
  | 'otherBookings'
  | 'service'
  | 'share'
  | 'system';

interface PlannedRoute {
  path: string;
  feature: PlannedFeature;
  /** `stranger`: reachable without a session (portal 2.1) */
  for: 'stranger' | 'signedIn';
  permission?: string;
  digits?: readonly string[];
}

const withoutSession = (feature: PlannedFeature, ...paths: string[]): PlannedRoute[] =>
  paths.map((path) => ({ path, feature, for: 'stranger' }));

const withSession = (feature: PlannedFeature, ...paths: string[]): PlannedRoute[] =>
  paths.map((path) => ({ path, feature, for: 'signedIn' }));

const TRAIN = ':trainInfoId/:lineId/:ltype/:order/:trainPlanSuggest';
const ORDER = ':orderBigNo/:type';
const STATION = ':wbStationCnname';
const SPELL = ':type/:params1/:params2';

/**
 * Specified addresses without a page. A feature that brings the page removes its line; nothing is added
 * (routes.test.ts holds the count).
 */
export const PLANNED_ROUTES: readonly PlannedRoute[] = [
  ...withoutSession('information', '/deliveryProcess', '/mainRoute', '/supportServices', '/freeTradePort'),
  ...withoutSession('information', '/newsInformation', '/details', '/information', '/loan', '/legalService'),
  ...withoutSession('information', '/ru/deliveryProcess', '/ru/mainRoute', '/ru/supportServices'),
  ...withoutSession('information', '/ru/freeTradePort', '/ru/newsInformation', '/ru/details'),
  ...withoutSession('information', '/ru/loan', '/ru/legalService'),
  ...withoutSession('share', '/inviteLink'),
  ...withoutSession('campaign', '/grabCabin'),
  ...withSession('service', '/complaintRecommend'),
  ...withSession('lcl', `/spell/${SPELL}`, `/spellBoxCheck/${SPELL}`, '/spellBoxShipping', '/booking/spellBox'),
  ...withSession('otherBookings', `/wholeTrainBookingSpace/${TRAIN}`, `/wholeBookingSpace/${TRAIN}`),
  ...withSession('otherBookings', `/crBookingSpace/${TRAIN}`, `/gnBookingSpace/${TRAIN}/${STATION}`),
  ...withSession('otherBookings', `/crbookingDetail/${ORDER}`, `/gnbookingDetail/${ORDER}`),
  ...withSession('otherBookings', '/dryPortPassageSpaceing', '/dryPortPassageSpaceingHT', '/dryProtasagDetail'),
  ...withSession('otherBookings', '/damedBooking', '/revisePlan'),
  ...withSession('customs', '/transitTransferFormList'),
  ...withSession('contract', '/trustedShifInfo'),
  {
    path: '/system/role-auth/user/:roleId',
    feature: 'system',
    for: 'signedIn',
    permission: 'system:role:edit',
    digits: ['roleId'],
  },
  { path: '/monitor/job-log/index', feature: 'system', for: 'signedIn', permission: 'monitor:job:list' },
  { path: '/tool/gen-edit/index/:tableId', feature: 'system', for: 'signedIn', permission: 'tool:gen:edit' },
];
