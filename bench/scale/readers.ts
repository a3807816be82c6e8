import type pg from 'pg';
import { z } from 'zod';
import { formatDate } from '../../platform/wire/time.ts';
import type { KnownInput } from './readVariants.ts';

/** The operator, a customer with one order in ten, and one with the few of the demo. */
export const READERS = { operator: 'operator', busy: 'rival', small: 'special' } as const;

const DAY_MS = 86_400_000;

const found = z.object({
  order_no: z.string(),
  train_id: z.coerce.number(),
  train_no: z.string(),
  start_station_id: z.coerce.number(),
  end_station_id: z.coerce.number(),
  container_id: z.coerce.number().nullable(),
  container_no: z.string().nullable(),
  conversation_id: z.coerce.number().nullable(),
});

/** Values that a reader would type, from the newest order that the reader has with a container number. */
export async function knownInputOf(database: pg.Client, username: string): Promise<KnownInput> {
  const { rows } = await database.query(
    `select order_no, train.id as train_id, train_no, start_station_id, end_station_id,
       order_container.id as container_id, container_no, conversation.id as conversation_id
     from booking_order join train on train.id = train_id join account on username = $1
     left join order_container on order_id = booking_order.id
     left join conversation on order_container_id = order_container.id
     where account.company_id = booking_order.company_id or username = 'operator'
     order by conversation.id is null, container_no is null, booking_order.id desc limit 1`,
    [username],
  );
  const one = found.parse(rows[0]);
  const [today, later] = [formatDate(new Date()), formatDate(new Date(Date.now() + 5 * DAY_MS))];
  const containerNo = one.container_no ?? 'BCCU0100001';
  return {
    orderBigNo: [one.order_no, one.order_no.slice(-5)],
    number: [one.order_no, containerNo],
    trainInfoId: [one.train_id],
    trainNo: [one.train_no, one.train_no.slice(1)],
    startStationId: [one.start_station_id],
    endStationId: [one.end_station_id],
    containerNo: [containerNo, containerNo.slice(4, 9)],
    ...(one.container_id !== null && { orderContainerId: [one.container_id] }),
    ...(one.conversation_id !== null && {
      conversationId: [one.conversation_id],
      afterId: [one.conversation_id],
    }),
    businessType: [0],
    lineId: [1],
    month: [today.slice(0, 7)],
    date: [today],
    dateFrom: [today, '2022-01-01'],
    dateTo: [later, '2024-01-01'],
    companyName: ['货运代理', 'Freight 77'],
    text: ['B12', 'Freight 77', '放行'],
    keyword: [one.order_no.slice(-5), '杜伊斯堡', '确认'],
    receiver: ['bench77'],
    handWay: ['0,1', '0', '1', '2', '0,1,2'],
    userName: ['bench'],
    ipaddr: ['10.1'],
    dictKeys: ['orderStatus'],
    type: ['orderStatus'],
    key: ['contact.phone'],
    pageSize: [10],
  };
}
