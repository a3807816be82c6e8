/**
 * Addresses of pages that rooms of an earlier rank lead to, for `pathTo`; the `pages.ts` of the later room declares
 * its page with them.
 */

export const JOIN = { path: '/bind' } as const;
export const TIMETABLE = { path: '/planyleList' } as const;

export const BOOKING_FORM = { path: '/bookingSpace/:trainInfoId/:lineId/:ltype/:order/:trainPlanSuggest' } as const;
export const ORDER_PAYMENT = { path: '/paybookingDetail/:orderBigNo/:type' } as const;
export const DOMESTIC_PAYMENT = { path: '/paygnbookingDetail/:orderBigNo/:type/:wbStationCnname' } as const;
export const REVIEW_QUEUE = { path: '/operation/bookings' } as const;
export const LOAD_PLAN = { path: '/operation/loadPlan' } as const;

export const TRACKING = { path: '/operation/tracking' } as const;
/** Public tracing by container or order number: `?number=`. */
export const TRACE = { path: '/queryTrace' } as const;
/** Asked for by the frame too, which carries no calls of the page. */
export const GROUND_DOCUMENTS = { path: '/groundDocuments' } as const;
export const PREDICTION_CUSTOM_ORDER = { path: '/predictionCustomOrder' } as const;
/** Documents of a train: `?trainInfoId=`. */
export const DOCUMENTS_BOARD = { path: '/operation/documentsBoard' } as const;
