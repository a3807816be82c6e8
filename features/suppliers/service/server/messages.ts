import type { Db } from '../../../../platform/server/database/connect.ts';
import type { HandParam, MessageKind } from '../../../../platform/server/messageKind.ts';
import { MSG_TYPE } from '../../../portal/message/msgTypes.ts';
import { closeTodos, sendMessages } from '../../../portal/message/server/index.ts';
import { serviceJobs } from '../jobWire.ts';
import type { ServiceOrderKind } from '../kinds.ts';
import { getServiceOrder } from '../operatorWire.ts';
import { customerPath, jobPath, operatorPath, serviceNoOf } from '../paths.ts';
import { listOwnServices } from '../wire.ts';
import { type MessageMove, MONEY_MOVES, RECEIVERS } from './receivers.ts';
import { texts } from './texts.ts';

type Params = {
  serviceOrderId: number;
  serviceNo: string;
  kind: ServiceOrderKind;
  move: MessageMove;
  orderNo: string;
  reason: string;
};

type Receiver = 'operator' | 'customer' | 'supplier';

const TODO = {
  operator: 'service_operator_todo',
  customer: 'service_customer_todo',
  supplier: 'service_supplier_todo',
} as const;

const LINKS: Readonly<Record<Receiver, (params: Params) => HandParam>> = {
  operator: ({ serviceOrderId }) => ({ url: operatorPath(serviceOrderId) }),
  customer: ({ orderNo }) => ({ url: customerPath(orderNo), orderBigNo: orderNo }),
  supplier: ({ kind, serviceOrderId, orderNo }) => {
    const path = jobPath(kind, serviceOrderId);
    return { url: path, gysurl: path, orderBigNo: orderNo };
  },
};

const AUDIENCE = {
  operator: { audience: 'holders', permission: getServiceOrder.access.code },
  customer: { audience: 'company', permission: listOwnServices.access.code },
  supplier: { audience: 'company', permission: serviceJobs.list.access.code },
} as const;

const kindOf = (receiver: Receiver, handWay: 0 | 2): MessageKind<Params> => ({
  ...AUDIENCE[receiver],
  businessCode: handWay === 2 ? TODO[receiver] : `service_${receiver}_notice`,
  handWay,
  msgType: MSG_TYPE.booking,
  render: (params, language) => {
    const t = texts[language];
    const { serviceNo, orderNo, reason } = params;
    // a search for words of kinds renders them without params
    const titles = params.move ? [t.messages[params.move]] : Object.values(t.messages);
    const title = titles.map((of) => of({ kind: t.kinds[params.kind] ?? '' })).join(', ');
    return { title, content: t.messageContent({ title, serviceNo, orderNo, reason }) };
  },
  linkOf: LINKS[receiver],
  closes: [TODO[receiver]],
});

const kindsFor = (receiver: Receiver) => ({ todo: kindOf(receiver, 2), notice: kindOf(receiver, 0) });

const KINDS = {
  operator: kindsFor('operator'),
  customer: kindsFor('customer'),
  supplier: kindsFor('supplier'),
};

export const messages: readonly MessageKind[] = Object.values(KINDS).flatMap(({ todo, notice }) => [todo, notice]);

/** One subject for each receiver: what one side has done closes its own to-do alone. */
const aboutFor = (receiver: Receiver, serviceOrderId: number, companyId: number | null) =>
  `service:${serviceOrderId}:${receiver === 'supplier' ? companyId : receiver}`;

interface MessageSubject {
  id: number;
  kind: ServiceOrderKind;
  companyId: number;
  orderNo: string;
  /** suppliers that receive it */
  supplierIds: readonly number[];
}

/** Sends a move to the other sides, by `RECEIVERS`. */
export async function sendMoveMessages(
  db: Db,
  { id, kind, companyId, orderNo, supplierIds }: MessageSubject,
  { move, reason }: { move: MessageMove; reason: string },
): Promise<void> {
  const params = { serviceOrderId: id, serviceNo: serviceNoOf(id), kind, move, orderNo, reason };
  const { operator, customer, supplier } = RECEIVERS[move];
  const isAboutMoney = MONEY_MOVES.includes(move);
  if (operator) await sendMessages(db, KINDS.operator[operator], [{ about: aboutFor('operator', id, null), params }]);
  if (customer)
    await sendMessages(db, { ...KINDS.customer[customer], isAboutMoney }, [
      { companyId, about: aboutFor('customer', id, null), params },
    ]);
  if (!supplier) return;
  const messages = supplierIds.map((supplierId) => ({
    companyId: supplierId,
    about: aboutFor('supplier', id, supplierId),
    params,
  }));
  await sendMessages(db, { ...KINDS.supplier[supplier], isAboutMoney }, messages);
}

/** Closes the to-do of the side that has acted. */
export function closeOwnTodo(db: Db, receiver: Receiver, serviceOrderId: number, companyId: number | null) {
  return closeTodos(db, [aboutFor(receiver, serviceOrderId, companyId)], [TODO[receiver]]);
}
