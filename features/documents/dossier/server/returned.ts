import type { Db } from '../../../../platform/server/database/connect.ts';
import { type MessageKind, messageKindsIn } from '../../../../platform/server/messageKind.ts';
import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { ORDER_ACCESS } from '../../../freight/booking/accessWire.ts';
import type { OrderOfGoods } from '../../../freight/booking/server/index.ts';
import { MSG_TYPE } from '../../../portal/message/msgTypes.ts';
import { sendMessages } from '../../../portal/message/server/index.ts';
import { prepareDocumentsPage } from '../pages.ts';
import type { PaperCode } from '../paperCodes.ts';
import { texts } from './texts.ts';

type Returned = { orderNo: string; paper: string; code: PaperCode; box: string; words: string };

const boxReturned: MessageKind<Returned> = messageKindsIn(texts)<Omit<Returned, 'paper'>, { paper: string }>(
  'paper_box_returned',
  {
    audience: 'company',
    permission: ORDER_ACCESS.own,
    msgType: MSG_TYPE.papers,
    handWay: 0,
    linkOf: ({ orderNo, paper }: { orderNo?: string; paper: string }) => ({
      url: pathTo(prepareDocumentsPage, { orderBigNo: orderNo ?? '', paper }),
    }),
  },
  (t) => t.messages.boxReturned,
);

export const messages: readonly MessageKind[] = [boxReturned];

/** Tells the customer which box was returned, and why. */
export async function announceReturned(
  db: Db,
  { orderBigNo, companyId }: OrderOfGoods,
  {
    code,
    orderContainerId,
    box,
    words,
  }: { code: PaperCode; orderContainerId: number | null; box: string; words: string },
): Promise<void> {
  const params = { orderNo: orderBigNo, paper: `${code}.${orderContainerId ?? ''}`, code, box, words };
  await sendMessages(db, boxReturned, [{ companyId, about: `order:${orderBigNo}`, params }]);
}
