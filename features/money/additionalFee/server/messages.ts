import type { Db } from '../../../../platform/server/database/connect.ts';
import type { HandParam, MessageKind } from '../../../../platform/server/messageKind.ts';
import { MSG_TYPE } from '../../../portal/message/msgTypes.ts';
import { closeTodos, sendMessages } from '../../../portal/message/server/index.ts';
import { FEE_ACCESS } from '../accessWire.ts';
import type { FeeEventKind } from '../fee.ts';
import { anyFeePath, feeNoOf, ownFeePath } from '../paths.ts';
import type { EnteringSide, FeeSide } from '../states.ts';
import type { AdditionalFeeRow } from './queries.ts';
import { texts } from './texts.ts';

type Params = {
  feeId: number;
  feeNo: string;
  feeType: string;
  kind: FeeEventKind;
  orderNo: string;
  reason: string;
  dueTime: string;
};

type Receiver = 'operator' | 'customer' | 'supplier';
const RECEIVERS = ['operator', 'customer', 'supplier'] as const;

const TODO = {
  operator: 'additionalFee_operator_todo',
  customer: 'additionalFee_customer_todo',
  supplier: 'additionalFee_supplier_todo',
} as const;

const LINKS: Readonly<Record<Receiver, (params: Params) => HandParam>> = {
  operator: ({ feeId }) => ({ url: anyFeePath(feeId) }),
  customer: ({ feeId }) => ({ url: ownFeePath(feeId) }),
  supplier: ({ feeId }) => ({ url: ownFeePath(feeId), gysurl: ownFeePath(feeId) }),
};

const AUDIENCE = {
  operator: { audience: 'holders', permission: FEE_ACCESS.any },
  customer: { audience: 'company', permission: FEE_ACCESS.list },
  supplier: { audience: 'company', permission: FEE_ACCESS.list },
} as const;

const kindOf = (receiver: Receiver, handWay: 0 | 2): MessageKind<Params> => ({
  ...AUDIENCE[receiver],
  businessCode: handWay === 2 ? TODO[receiver] : `additionalFee_${receiver}_notice`,
  handWay,
  msgType: MSG_TYPE.charges,
  isAboutMoney: handWay === 2 && receiver !== 'operator',
  render: (params, language) => {
    const t = texts[language];
    const { feeNo, orderNo, reason, dueTime } = params;
    // a search for words of kinds renders them without params
    const titles = params.kind ? [t.messages[params.kind]] : Object.values(t.messages);
    const fee = t.feeName(params.feeType ?? '');
    const title = titles.map((of) => of({ fee })).join(', ');
    const until = handWay === 2 && receiver === 'customer' ? dueTime : '';
    return { title, content: t.messageContent({ feeNo, orderNo, reason, until }) };
  },
  linkOf: LINKS[receiver],
  closes: handWay === 2 ? [TODO[receiver]] : [],
});

const kindsFor = (receiver: Receiver) => ({ todo: kindOf(receiver, 2), notice: kindOf(receiver, 0) });

const KINDS = {
  operator: kindsFor('operator'),
  customer: kindsFor('customer'),
  supplier: kindsFor('supplier'),
};

export const messages: readonly MessageKind[] = Object.values(KINDS).flatMap(({ todo, notice }) => [todo, notice]);

/** One subject for each side: what one side has done closes its own to-do alone. */
const aboutFor = (receiver: Receiver, feeId: number) => `additionalFee:${feeId}:${receiver}`;

const companyOf = (receiver: Receiver, { companyId, payeeId }: AdditionalFeeRow) =>
  receiver === 'customer' ? companyId : payeeId;

interface FeeNews {
  kind: FeeEventKind;
  reason: string;
  orderNo: string;
  dueTime: string;
  by: FeeSide;
}

/** Sends messages to the sides other than the acting one. */
export async function sendFeeMessages(db: Db, fee: AdditionalFeeRow, event: FeeNews): Promise<void> {
  const { kind, reason, orderNo, dueTime, by } = event;
  const receivers = receiversOf(kind, fee.enteredBy, !fee.isCostAgreed);
  const params = {
    feeId: fee.id,
    feeNo: feeNoOf(fee.id),
    feeType: fee.feeType,
    kind,
    orderNo,
    reason,
    dueTime,
  };
  for (const receiver of RECEIVERS) {
    const way = receivers[receiver];
    const companyId = companyOf(receiver, fee);
    if (way === undefined || receiver === by) continue;
    if (receiver !== 'operator' && companyId === null) continue;
    const to = receiver === 'operator' || companyId === null ? {} : { companyId };
    await sendMessages(db, KINDS[receiver][way], [{ ...to, about: aboutFor(receiver, fee.id), params }]);
  }
}

export function closeOwnTodo(db: Db, side: Receiver, { id }: AdditionalFeeRow) {
  return closeTodos(db, [aboutFor(side, id)], [TODO[side]]);
}

/** Nothing is left to do for anybody. */
export function closeTodosOf(db: Db, { id }: AdditionalFeeRow) {
  return closeTodos(
    db,
    RECEIVERS.map((receiver) => aboutFor(receiver, id)),
    Object.values(TODO),
  );
}

type Way = 'todo' | 'notice';
interface Receivers {
  operator?: Way;
  customer?: Way;
  supplier?: Way;
}

const EVERYBODY: Receivers = { operator: 'notice', customer: 'notice', supplier: 'notice' };

/** Receivers of an event: `todo` where the next step is theirs. The acting side is left out by the caller. */
function receiversOf(kind: FeeEventKind, enteredBy: EnteringSide, isCostOpen: boolean): Receivers {
  switch (kind) {
    case 'enter':
    case 'revise':
      return { customer: 'todo', supplier: 'notice', operator: 'notice' };
    case 'price':
      return { customer: 'todo' };
    case 'remind':
      return { customer: 'notice' };
    case 'dispute':
      return { operator: 'todo', supplier: enteredBy === 'supplier' ? 'todo' : 'notice' };
    case 'refuse':
      return { operator: 'todo', customer: 'notice' };
    case 'expire':
      return { operator: 'todo', customer: 'notice', supplier: 'notice' };
    case 'offer':
      return { customer: 'todo', supplier: isCostOpen ? 'todo' : 'notice' };
    default:
      return EVERYBODY;
  }
}
