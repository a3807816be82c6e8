import type { Db } from '../../../../platform/server/database/connect.ts';
import {
  type HandParam,
  type MessageKind,
  messageKindsIn,
  renderMessage,
} from '../../../../platform/server/messageKind.ts';
import { writeOutbox } from '../../../../platform/server/outbox/writeOutbox.ts';
import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { findMainContacts } from '../../../people/account/server/index.ts';
import { MSG_TYPE } from '../../../portal/message/msgTypes.ts';
import { sendMessages } from '../../../portal/message/server/index.ts';
import { DELAY_REASON_NAMES, type DelayReason } from '../../train/delayReasons.ts';
import { findTrains } from '../../train/server/index.ts';
import { confirmBooking } from '../operatorWire.ts';
import { clashesPage, reviewQueuePage } from '../pages.ts';
import { standardReasonIn } from '../standardReasons.ts';
import { en, ru, zh } from '../texts/messages.ts';
import { listOrders } from '../wire.ts';
import type { TransitionedOrder } from './orderListeners.ts';

const texts = { zh, en, ru };

export const CUSTOMER = { audience: 'company', permission: listOrders.access.code } as const;
export const OPERATORS = { audience: 'holders', permission: confirmBooking.access.code } as const;

/** Parameters of the link to the order; domestic lines have their own page (portal 2.6). */
export type OrderJump = { orderNo: string; lineType: string; stationCnname: string };
/** Parameters of customer messages about an order. */
export type OrderMessageParams = OrderJump & { trainNo: string; reason: string };
/** Parameters of messages about one container number of an order. */
export type NumberMessageParams = OrderJump & { containerNo: string };
type DepartureParams = OrderJump & {
  trainNo: string;
  plannedTime: string;
  time: string;
  /** '' if unchanged */
  cutoffTime: string;
  /** expected; absent in older messages */
  arriveTime?: string;
  delayReason?: DelayReason | undefined;
};

/** Key shared by all messages about one order. */
export const aboutOrder = (orderNo: string) => `order:${orderNo}`;

/** Key of messages about the number claimed for a container. */
export const aboutClash = (orderContainerId: number) => `clash:${orderContainerId}`;

/** Link to the order; the page of domestic lines also takes the station. */
export const toOrder = ({ orderNo, lineType, stationCnname }: OrderJump): HandParam => ({
  orderBigNo: orderNo,
  lineType,
  ...(lineType === 'CN' ? { stationCnname } : {}),
});
export const toReview = ({ orderNo }: { orderNo: string }): HandParam => ({
  url: pathTo(reviewQueuePage, { order: orderNo }),
  orderBigNo: orderNo,
});

const kindOf = messageKindsIn(texts);
const ABOUT_ORDER = { ...CUSTOMER, handWay: 0, msgType: MSG_TYPE.booking, linkOf: toOrder } as const;
const TO_REVIEW = { ...OPERATORS, handWay: 2, msgType: MSG_TYPE.review, linkOf: toReview } as const;
const PAPERS = { ...ABOUT_ORDER, msgType: MSG_TYPE.papers } as const;

const toClash = ({ containerNo }: { containerNo: string }) => ({
  url: pathTo(clashesPage, { containerNo }),
});

const SUBMITTED = 'booking_submitted';
/** To-do before the cut-off; closed when every container has a number. */
export const CONTAINERS_MISSING = 'containers_missing';
/** Notice before the cut-off for orders with all numbers. */
export const CUTOFF_NEAR = 'cutoff_near';
/** To-do of operators while a number is held back. */
export const NUMBER_CLASHED = 'container_no_clash';
/** To-do of the customer whose order was moved to a later train. */
export const ROLLED_OVER = 'booking_rolled_over';
const OPEN_TODOS = [SUBMITTED, CONTAINERS_MISSING, ROLLED_OVER];
export const bookingSubmitted = kindOf(SUBMITTED, TO_REVIEW, (t) => t.submitted);
export const bookingWithdrawn = kindOf(
  'booking_withdrawn',
  { ...TO_REVIEW, handWay: 0, closes: OPEN_TODOS },
  (t) => t.withdrawn,
);
export const bookingConfirmed = kindOf(
  'booking_confirmed',
  { ...ABOUT_ORDER, closes: [SUBMITTED] },
  (t) => t.confirmed,
);
export const bookingWaitlisted = kindOf(
  'booking_waitlisted',
  { ...ABOUT_ORDER, closes: [SUBMITTED] },
  (t) => t.waitlisted,
);
export const bookingRefused = kindOf(
  'booking_refused',
  { ...ABOUT_ORDER, closes: OPEN_TODOS },
  (t, language) => (p: OrderMessageParams) => t.refused({ ...p, reason: standardReasonIn(p.reason, language) }),
);
export const bookingExpired = kindOf('booking_expired', { ...ABOUT_ORDER, closes: OPEN_TODOS }, (t) => t.expired);
export const trainCancelled = kindOf(
  'train_cancelled',
  { ...ABOUT_ORDER, msgType: MSG_TYPE.train, closes: OPEN_TODOS },
  (t, language) => (p: OrderMessageParams) => t.trainCancelled({ ...p, reason: standardReasonIn(p.reason, language) }),
);
export const containersMissing = kindOf(CONTAINERS_MISSING, { ...PAPERS, handWay: 2 }, (t) => t.containersMissing);
export const cutoffNear = kindOf(CUTOFF_NEAR, { ...PAPERS, handWay: 1 }, (t) => t.cutoffNear);

/** Sent for a changed plan and for a changed forecast of the ledger. */
export const departureChanged: MessageKind<DepartureParams> = {
  ...CUSTOMER,
  businessCode: 'train_departure_changed',
  handWay: 0,
  msgType: MSG_TYPE.train,
  render: ({ delayReason, ...params }, language) =>
    texts[language].departureChanged({
      ...params,
      reason: delayReason && DELAY_REASON_NAMES[language][delayReason],
    }),
  linkOf: toOrder,
};
export const numberClashed = kindOf(NUMBER_CLASHED, { ...TO_REVIEW, linkOf: toClash }, (t) => t.numberClashed);
export const numberAccepted = kindOf('container_no_accepted', PAPERS, (t) => t.numberAccepted);
export const numberRejected = kindOf('container_no_rejected', PAPERS, (t) => t.numberRejected);

export const messages: readonly MessageKind[] = [
  bookingSubmitted,
  bookingWithdrawn,
  bookingConfirmed,
  bookingWaitlisted,
  bookingRefused,
  bookingExpired,
  trainCancelled,
  containersMissing,
  cutoffNear,
  departureChanged,
  numberClashed,
  numberAccepted,
  numberRejected,
];

/**
 * Notifies customers: a message to the company's users with access to orders, and an SMS to the booking's
 * contact (possibly not a user), in the language of the main account.
 */
export const notifyOrderCustomers = (
  db: Db,
  kind: MessageKind<OrderMessageParams>,
  orders: readonly TransitionedOrder[],
  reason = '',
): Promise<void> => notifyOrderCustomersWith(db, kind, orders, { reason });

/** The same with more to say. */
export async function notifyOrderCustomersWith<More extends { reason: string }>(
  db: Db,
  kind: MessageKind<OrderMessageParams & More>,
  orders: readonly TransitionedOrder[],
  more: More,
): Promise<void> {
  if (orders.length === 0) return;
  const contacts = await findMainContacts(db, [...new Set(orders.map((order) => order.companyId))]);
  const trains = await findTrains(db, [...new Set(orders.map((order) => order.trainId))], 'zh');
  const notices = orders.map((order) => {
    const train = trains.find(({ trainInfoId }) => trainInfoId === order.trainId);
    const params = {
      ...more,
      orderNo: order.orderNo,
      trainNo: train?.trainNo ?? '',
      lineType: train?.lineType ?? '',
      stationCnname: train?.endStation ?? '',
    };
    return { order, params };
  });
  const sms = notices.map(({ order, params }) => {
    const contact = contacts.find(({ companyId }) => companyId === order.companyId);
    const text = renderMessage(kind, params, contact?.language ?? 'zh').content;
    return { channel: 'sms' as const, receiver: order.contactMobile, text };
  });
  await writeOutbox(db, sms);
  const newMessages = notices.map(({ order, params }) => ({
    companyId: order.companyId,
    about: aboutOrder(order.orderNo),
    params,
    texted: order.contactMobile,
  }));
  await sendMessages(db, kind, newMessages);
}
