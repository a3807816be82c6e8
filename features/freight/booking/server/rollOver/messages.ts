import type { MessageKind } from '../../../../../platform/server/messageKind.ts';
import { MSG_TYPE } from '../../../../portal/message/msgTypes.ts';
import { ROLL_OVER_REASON_NAMES, type RollOverReason } from '../../rollOver.ts';
import { CUSTOMER, OPERATORS, type OrderMessageParams, ROLLED_OVER, toOrder, toReview } from '../messages.ts';
import { texts } from './texts.ts';

/** Beside what every message about an order names; times to the minute. */
export type RolledOverParams = {
  /** order that the containers belonged to; '': the whole order rolls */
  splitFrom: string;
  fromTrainNo: string;
  fromDepartTime: string;
  departTime: string;
  /** '': nothing to decide */
  decideTime: string;
  reasonKind: RollOverReason;
};

type Params = OrderMessageParams & RolledOverParams;

const wordsOf = ({ reasonKind, ...params }: Params, language: 'zh' | 'en' | 'ru') => ({
  ...params,
  cause: ROLL_OVER_REASON_NAMES[reasonKind]?.[language] ?? '',
});

/** To-do: accept or cancel. */
export const rolledOver: MessageKind<Params> = {
  ...CUSTOMER,
  businessCode: ROLLED_OVER,
  handWay: 2,
  msgType: MSG_TYPE.train,
  render: (params, language) => texts[language].rolledOver(wordsOf(params, language)),
  linkOf: toOrder,
  closes: [ROLLED_OVER],
};

export const rolledOverFixed: MessageKind<Params> = {
  ...CUSTOMER,
  businessCode: 'booking_rolled_over_fixed',
  handWay: 0,
  msgType: MSG_TYPE.train,
  render: (params, language) => texts[language].rolledOverFixed(wordsOf(params, language)),
  linkOf: toOrder,
  closes: [ROLLED_OVER],
};

export const rollOverAccepted: MessageKind<{ orderNo: string; companyName: string; trainNo: string }> = {
  ...OPERATORS,
  businessCode: 'roll_over_accepted',
  handWay: 0,
  msgType: MSG_TYPE.review,
  render: (params, language) => texts[language].accepted(params),
  linkOf: toReview,
};

export const rollOverMessages: readonly MessageKind[] = [rolledOver, rolledOverFixed, rollOverAccepted];
