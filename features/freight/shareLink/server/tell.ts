import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { type MessageKind, messageKindsIn } from '../../../../platform/server/messageKind.ts';
import { textIn } from '../../../../platform/wire/language.ts';
import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { MSG_TYPE } from '../../../portal/message/msgTypes.ts';
import { sendMessages } from '../../../portal/message/server/index.ts';
import { orderPage, reviewQueuePage } from '../../booking/pages.ts';
import { aboutOrder, addTimelineEntry } from '../../booking/server/index.ts';
import { SHARE_ACCESS } from '../accessWire.ts';
import type { LinkDeed } from '../link.ts';
import type { Held } from './held.ts';
import { shareLinkUse } from './tables.ts';
import { texts } from './texts.ts';

type GivenDeed = Exclude<LinkDeed, 'opened'>;
type Params = { orderNo: string; deed: GivenDeed; recipient: string; detail: string; isOperator: 0 | 1 };

/** To the maker of a link: something was given by it. */
const linkUsed: MessageKind<Params> = messageKindsIn(texts)(
  'share_link_used',
  {
    audience: 'person',
    permission: SHARE_ACCESS.list,
    handWay: 0,
    msgType: MSG_TYPE.papers,
    linkOf: ({ orderNo, isOperator }: Params) => ({
      url: isOperator
        ? pathTo(reviewQueuePage, { order: orderNo })
        : pathTo(orderPage, { orderBigNo: orderNo, type: 0 }),
      orderBigNo: orderNo,
    }),
  },
  (t) => (p: Params) => ({
    // a search for words of kinds renders them without params
    title: p.deed ? t.told[p.deed] : Object.values(t.told).join(', '),
    content: t.toldContent(p),
  }),
);

export const messages: readonly MessageKind[] = [linkUsed];

/** What was given by a link: into the timeline of the order, and to the maker. */
export async function tellUse(db: Db, { link, order, orderNo }: Held, deed: GivenDeed, detail: string): Promise<void> {
  await addTimelineEntry(db, {
    orderId: link.orderId,
    move: `shareLink.${deed}`,
    side: 'customer',
    accountName: link.recipient,
    words: textIn(texts, (t) => t.told[deed]),
    reason: detail,
  });
  const isOperator = link.makerCompanyId === order.companyId ? 0 : 1;
  const params: Params = { orderNo, deed, recipient: link.recipient, detail, isOperator };
  await sendMessages(db, linkUsed, [{ accountId: link.makerId, about: aboutOrder(orderNo), params }]);
}

/** Files come in series: the first of an hour is told. */
export async function tellFile(db: Db, held: Held): Promise<void> {
  const lately = gt(shareLinkUse.createdAt, sql`now() - interval '1 hour'`);
  const [earlier] = await db
    .select({ id: shareLinkUse.id })
    .from(shareLinkUse)
    .where(and(eq(shareLinkUse.linkId, held.link.id), eq(shareLinkUse.deed, 'file'), lately))
    .limit(1);
  if (earlier === undefined) await tellUse(db, held, 'file', '');
}
