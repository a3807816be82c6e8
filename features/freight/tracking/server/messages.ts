import type { MessageKind } from '../../../../platform/server/messageKind.ts';
import type { Language } from '../../../../platform/wire/language.ts';
import { MSG_TYPE } from '../../../portal/message/msgTypes.ts';
import { CONTAINERS_MISSING, type OrderJump, toOrder } from '../../booking/server/index.ts';
import { listOrders } from '../../booking/wire.ts';
import { DELAY_REASON_NAMES, type DelayReason } from '../../train/delayReasons.ts';
import { en, ru, zh } from '../texts/messages.ts';

const texts = { zh, en, ru };

const CUSTOMER_MESSAGE = {
  audience: 'company',
  permission: listOrders.access.code,
  handWay: 0,
  jump: toOrder,
} as const;

/** Message parameters; station name in each language because the reader's is not known yet. */
export type MovementParams = OrderJump & {
  trainNo: string;
  time: string;
  /** expected arrival at the last station; absent in messages of before it was told */
  arriveTime?: string;
  delayReason?: DelayReason;
  stationZh: string;
  stationEn: string;
  stationRu: string;
};

const stationIn = {
  zh: (params: MovementParams) => params.stationZh,
  en: (params: MovementParams) => params.stationEn,
  ru: (params: MovementParams) => params.stationRu,
};
const withStationName = (params: MovementParams, language: Language) => ({
  ...params,
  station: stationIn[language](params),
  reason: params.delayReason && DELAY_REASON_NAMES[language][params.delayReason],
});

export const arrivalChanged: MessageKind<MovementParams & { plannedTime: string }> = {
  ...CUSTOMER_MESSAGE,
  businessCode: 'train_arrival_changed',
  msgType: MSG_TYPE.train,
  render: (params, language) => {
    const { plannedTime } = params;
    return texts[language].arrivalChanged({ ...withStationName(params, language), plannedTime });
  },
};

export const trainDeparted: MessageKind<MovementParams> = {
  ...CUSTOMER_MESSAGE,
  businessCode: 'train_departed',
  msgType: MSG_TYPE.transit,
  render: (params, language) => texts[language].departed(withStationName(params, language)),
  closes: [CONTAINERS_MISSING],
};

export const borderPassed: MessageKind<MovementParams> = {
  ...CUSTOMER_MESSAGE,
  businessCode: 'border_passed',
  msgType: MSG_TYPE.transit,
  render: (params, language) => texts[language].borderPassed(withStationName(params, language)),
};

export const trainArrived: MessageKind<MovementParams> = {
  ...CUSTOMER_MESSAGE,
  businessCode: 'train_arrived',
  msgType: MSG_TYPE.transit,
  render: (params, language) => texts[language].arrived(withStationName(params, language)),
};

export const messages: readonly MessageKind[] = [arrivalChanged, trainDeparted, borderPassed, trainArrived];
