import type { MessageKind } from '../../../platform/server/messageKind.ts';
import type { Language } from '../../../platform/wire/language.ts';
import { CONTAINERS_MISSING, type OrderJump, toOrder } from '../../booking/server/index.ts';
import { MSG_TYPE } from '../../message/msgTypes.ts';
import en from '../texts/messages/en.ts';
import ru from '../texts/messages/ru.ts';
import zh from '../texts/messages/zh.ts';

const texts = { zh, en, ru };

const CUSTOMER = {
  audience: 'company',
  permission: 'booking:order:list',
  handWay: 0,
  jump: toOrder,
} as const;

/** Message parameters; station name in each language because the reader's is not known yet. */
export type MovedFacts = OrderJump & {
  trainNo: string;
  time: string;
  stationZh: string;
  stationEn: string;
  stationRu: string;
};

const stationIn = {
  zh: (facts: MovedFacts) => facts.stationZh,
  en: (facts: MovedFacts) => facts.stationEn,
  ru: (facts: MovedFacts) => facts.stationRu,
};
const worded = (facts: MovedFacts, language: Language) => ({ ...facts, station: stationIn[language](facts) });

export const arrivalChanged: MessageKind<MovedFacts & { plannedTime: string }> = {
  ...CUSTOMER,
  businessCode: 'train_arrival_changed',
  msgType: MSG_TYPE.train,
  words: (facts, language) => {
    const { plannedTime } = facts;
    return texts[language].arrivalChanged({ ...worded(facts, language), plannedTime });
  },
};

export const trainDeparted: MessageKind<MovedFacts> = {
  ...CUSTOMER,
  businessCode: 'train_departed',
  msgType: MSG_TYPE.transit,
  words: (facts, language) => texts[language].departed(worded(facts, language)),
  closes: [CONTAINERS_MISSING],
};

export const borderPassed: MessageKind<MovedFacts> = {
  ...CUSTOMER,
  businessCode: 'border_passed',
  msgType: MSG_TYPE.transit,
  words: (facts, language) => texts[language].borderPassed(worded(facts, language)),
};

export const trainArrived: MessageKind<MovedFacts> = {
  ...CUSTOMER,
  businessCode: 'train_arrived',
  msgType: MSG_TYPE.transit,
  words: (facts, language) => texts[language].arrived(worded(facts, language)),
};

export const messages: readonly MessageKind[] = [arrivalChanged, trainDeparted, borderPassed, trainArrived];
