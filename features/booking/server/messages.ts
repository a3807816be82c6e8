import type { HandParam, MessageKind } from '../../../platform/server/messageKind.ts';
import { MSG_TYPE } from '../../message/msgTypes.ts';
import en from '../texts/messages/en.ts';
import ru from '../texts/messages/ru.ts';
import zh from '../texts/messages/zh.ts';

const texts = { zh, en, ru };

const CUSTOMER = { audience: 'company', permission: 'booking:order:list' } as const;
const OPERATORS = { audience: 'holders', permission: 'operation:booking:confirm' } as const;

/** What an order's message leads to: its page, which is another for domestic lines (portal 2.6). */
export type OrderJump = { orderNo: string; lineType: string; stationCnname: string };
/** Facts of every message to a customer about an order. */
export type OrderFacts = OrderJump & { trainNo: string; reason: string };
type SubmittedFacts = { orderNo: string; companyName: string; trainNo: string; teu: number };
type WithdrawnFacts = { orderNo: string; companyName: string; reason: string };
type DepartureFacts = OrderJump & {
  trainNo: string;
  plannedTime: string;
  time: string;
  /** '' where it stays as it was */
  cutoffTime: string;
};
type MissingFacts = OrderJump & { trainNo: string; count: number; cutoffTime: string };

/** The thing that messages about an order have in common. */
export const aboutOrder = (orderNo: string) => `order:${orderNo}`;

/** The order's own page; a domestic one's also wants to know the station. */
export const toOrder = ({ orderNo, lineType, stationCnname }: OrderJump): HandParam => ({
  orderBigNo: orderNo,
  lineType,
  ...(lineType === 'CN' ? { stationCnname } : {}),
});
const toReview = ({ orderNo }: { orderNo: string }): HandParam => ({
  url: `/operation/bookings?order=${encodeURIComponent(orderNo)}`,
  orderBigNo: orderNo,
});

const SUBMITTED = 'booking_submitted';
/** The to-do of a customer whose train's cut-off is near; done when every container has its number. */
export const CONTAINERS_MISSING = 'containers_missing';
/** The notice to a customer whose train's cut-off is near and whose containers all have numbers. */
export const CUTOFF_NEAR = 'cutoff_near';
const OPEN_TODOS = [SUBMITTED, CONTAINERS_MISSING];

export const bookingSubmitted: MessageKind<SubmittedFacts> = {
  ...OPERATORS,
  businessCode: SUBMITTED,
  handWay: 2,
  msgType: MSG_TYPE.review,
  words: (params, language) => texts[language].submitted(params),
  jump: toReview,
};

export const bookingWithdrawn: MessageKind<WithdrawnFacts> = {
  ...OPERATORS,
  businessCode: 'booking_withdrawn',
  handWay: 0,
  msgType: MSG_TYPE.review,
  words: (params, language) => texts[language].withdrawn(params),
  jump: toReview,
  closes: OPEN_TODOS,
};

export const bookingConfirmed: MessageKind<OrderFacts> = {
  ...CUSTOMER,
  businessCode: 'booking_confirmed',
  handWay: 0,
  msgType: MSG_TYPE.booking,
  words: (params, language) => texts[language].confirmed(params),
  jump: toOrder,
  closes: [SUBMITTED],
};

export const bookingRefused: MessageKind<OrderFacts> = {
  ...CUSTOMER,
  businessCode: 'booking_refused',
  handWay: 0,
  msgType: MSG_TYPE.booking,
  words: (params, language) => texts[language].refused(params),
  jump: toOrder,
  closes: OPEN_TODOS,
};

export const bookingExpired: MessageKind<OrderFacts> = {
  ...CUSTOMER,
  businessCode: 'booking_expired',
  handWay: 0,
  msgType: MSG_TYPE.booking,
  words: (params, language) => texts[language].expired(params),
  jump: toOrder,
  closes: OPEN_TODOS,
};

export const trainCancelled: MessageKind<OrderFacts> = {
  ...CUSTOMER,
  businessCode: 'train_cancelled',
  handWay: 0,
  msgType: MSG_TYPE.train,
  words: (params, language) => texts[language].trainCancelled(params),
  jump: toOrder,
  closes: OPEN_TODOS,
};

export const containersMissing: MessageKind<MissingFacts> = {
  ...CUSTOMER,
  businessCode: CONTAINERS_MISSING,
  handWay: 2,
  msgType: MSG_TYPE.papers,
  words: (params, language) => texts[language].containersMissing(params),
  jump: toOrder,
};

export const cutoffNear: MessageKind<MissingFacts> = {
  ...CUSTOMER,
  businessCode: CUTOFF_NEAR,
  handWay: 1,
  msgType: MSG_TYPE.papers,
  words: (params, language) => texts[language].cutoffNear(params),
  jump: toOrder,
};

/** Told when the plan of a train is changed, and when the ledger expects another departure. */
export const departureChanged: MessageKind<DepartureFacts> = {
  ...CUSTOMER,
  businessCode: 'train_departure_changed',
  handWay: 0,
  msgType: MSG_TYPE.train,
  words: (params, language) => texts[language].departureChanged(params),
  jump: toOrder,
};

/** What is told about bookings. */
export const messages: readonly MessageKind[] = [
  bookingSubmitted,
  bookingWithdrawn,
  bookingConfirmed,
  bookingRefused,
  bookingExpired,
  trainCancelled,
  containersMissing,
  cutoffNear,
  departureChanged,
];
