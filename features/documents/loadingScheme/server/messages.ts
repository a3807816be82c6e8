import type { Db } from '../../../../platform/server/database/connect.ts';
import { type MessageKind, messageKindsIn } from '../../../../platform/server/messageKind.ts';
import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { ORDER_ACCESS } from '../../../freight/booking/accessWire.ts';
import type { OrderOfGoods } from '../../../freight/booking/server/index.ts';
import { MSG_TYPE } from '../../../portal/message/msgTypes.ts';
import { closeTodos, sendMessages } from '../../../portal/message/server/index.ts';
import { LOADING_REVIEW } from '../accessWire.ts';
import { schemePage } from '../pages.ts';
import { texts } from './texts.ts';

type OfOrder = { orderNo: string };

const kindOf = messageKindsIn(texts);
const linkOf = ({ orderNo }: OfOrder) => ({ url: pathTo(schemePage, { orderBigNo: orderNo }) });
const COMPANY = {
  audience: 'company',
  permission: ORDER_ACCESS.own,
  msgType: MSG_TYPE.papers,
  handWay: 0,
  linkOf,
} as const;

/** To-do of operators that ends with the decision, or when the scheme is changed. */
const submitted = kindOf<OfOrder, OfOrder>(
  'loading_scheme_submitted',
  { audience: 'holders', permission: LOADING_REVIEW, msgType: MSG_TYPE.papers, handWay: 2, linkOf },
  (t) => t.messages.submitted,
);
const approved = kindOf<OfOrder, OfOrder>('loading_scheme_approved', COMPANY, (t) => t.messages.approved);
const returned = kindOf<OfOrder & { words: string }, OfOrder>(
  'loading_scheme_returned',
  COMPANY,
  (t) => t.messages.returned,
);

export const messages: readonly MessageKind[] = [submitted, approved, returned];

const aboutOrder = (orderBigNo: string) => `loadingScheme:${orderBigNo}`;

export const askForReview = (db: Db, { orderBigNo }: OrderOfGoods) =>
  sendMessages(db, submitted, [{ about: aboutOrder(orderBigNo), params: { orderNo: orderBigNo } }]);

/** The scheme no longer waits for a review. */
export const endReview = (db: Db, { orderBigNo }: OrderOfGoods) =>
  closeTodos(db, [aboutOrder(orderBigNo)], [submitted.businessCode]);

/** Of orders that are over. */
export const endReviews = (db: Db, orders: readonly { orderNo: string }[]) =>
  closeTodos(
    db,
    orders.map(({ orderNo }) => aboutOrder(orderNo)),
    [submitted.businessCode],
  );

export const tellApproved = (db: Db, { orderBigNo, companyId }: OrderOfGoods) =>
  sendMessages(db, approved, [{ companyId, about: aboutOrder(orderBigNo), params: { orderNo: orderBigNo } }]);

export const tellReturned = (db: Db, { orderBigNo, companyId }: OrderOfGoods, words: string) =>
  sendMessages(db, returned, [{ companyId, about: aboutOrder(orderBigNo), params: { orderNo: orderBigNo, words } }]);
