import type pg from 'pg';
import { z } from 'zod';
import { formatDate } from '../../platform/wire/time.ts';
import type { KnownInput } from './readVariants.ts';

/** The operator, a customer with one order in ten, one with the few of the demo, and the supplier of every third. */
export const READERS = {
  operator: 'operator',
  busy: 'rival',
  small: 'special',
  supplier: 'supplier',
} as const;

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

const foundMoney = z.object({
  chargeId: z.coerce.number(),
  billId: z.coerce.number(),
  billNo: z.string(),
  serviceOrderId: z.coerce.number(),
  feeId: z.coerce.number(),
  receiptId: z.coerce.number(),
  entryId: z.coerce.number(),
});

/** Ids and numbers of the newest charge, bill, service and so on that the reader takes part in. */
async function knownMoneyOf(database: pg.Client, username: string): Promise<KnownInput> {
  const { rows } = await database.query(
    `with reader as (select company_id as id, username = 'operator' as is_all from account where username = $1)
     select
       (select max(charge.id) from charge, reader where is_all or company_id = reader.id) as "chargeId",
       bill.id as "billId", bill.bill_no as "billNo",
       (select max(service_order.id) from service_order, reader
        where is_all or reader.id in (company_id, supplier_id)) as "serviceOrderId",
       (select max(additional_fee.id) from additional_fee, reader
        where is_all or reader.id in (company_id, payee_id)) as "feeId",
       (select max(receipt.id) from receipt, reader where is_all or company_id = reader.id) as "receiptId",
       (select max(id) from bank_entry where status = 'open') as "entryId"
     from (select bill.* from bill, reader where is_all or company_id = reader.id order by bill.id desc limit 1) bill`,
    [username],
  );
  if (rows[0] === undefined) return {};
  const { billNo, ...ids } = foundMoney.parse(rows[0]);
  return {
    ...Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, [id]])),
    billNo: [billNo, billNo.slice(-5)],
    reference: [billNo.slice(-5), 'nothing'],
    currency: ['USD', 'CNY'],
    companyFullName: ['货运代理', 'Freight 77'],
    counterparty: ['货运代理'],
    feeType: ['railFreight', 'weighing'],
    feeNo: ['AF000001'],
    invoiceNo: [billNo.slice(-6)],
  };
}

/** Values that a reader would type, from the newest order that the reader has with a container number. */
export async function knownInputOf(database: pg.Client, username: string): Promise<KnownInput> {
  const { rows } = await database.query(
    `select order_no, train.id as train_id, train_no, start_station_id, end_station_id,
       order_container.id as container_id, container_no, conversation.id as conversation_id
     from booking_order join train on train.id = train_id join account on username = $1
     left join order_container on order_id = booking_order.id
     left join conversation on order_container_id = order_container.id
     where account.company_id = booking_order.company_id or username in ('operator', 'supplier')
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
    ...(await knownMoneyOf(database, username)),
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
