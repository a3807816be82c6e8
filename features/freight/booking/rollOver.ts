import { z } from 'zod';
import type { Trilingual } from '../../../platform/wire/language.ts';
import { wordsOfPeople } from '../../../platform/wire/money.ts';
import { dateTimeText } from '../../../platform/wire/time.ts';
import { id } from '../../../platform/wire/validators.ts';
import { MAX_CONTAINERS } from './states.ts';

/** Why an order is moved to a later train; customers read it. */
export const ROLL_OVER_REASONS = [
  'overbooked',
  'wagons',
  'technical',
  'embargo',
  'customs',
  'documents',
  'cargo',
  'other',
] as const;
export const rollOverReason = z.enum(ROLL_OVER_REASONS);
export type RollOverReason = z.infer<typeof rollOverReason>;

export const ROLL_OVER_REASON_NAMES: Record<RollOverReason, Trilingual> = {
  overbooked: { zh: '舱位不足', en: 'Train overbooked', ru: 'Нет мест на поезде' },
  wagons: {
    zh: '车板不足或故障',
    en: 'Lack or failure of wagons',
    ru: 'Нехватка или неисправность платформ',
  },
  technical: { zh: '班列技术原因', en: 'Technical fault of the train', ru: 'Технические причины' },
  embargo: { zh: '停限装', en: 'Railway embargo', ru: 'Конвенционное запрещение' },
  customs: { zh: '海关查验', en: 'Customs inspection', ru: 'Таможенный досмотр' },
  documents: { zh: '单证未按时提交', en: 'Documents not submitted in time', ru: 'Документы не представлены в срок' },
  cargo: { zh: '货物未按时进站', en: 'Cargo not delivered in time', ru: 'Груз не завезён в срок' },
  other: { zh: '其他原因', en: 'Other reasons', ru: 'Другие причины' },
};

/** Who bears the cost: the platform compensates, the customer has to live with it. */
export const BEARERS = ['platform', 'customer'] as const;
export const bearer = z.enum(BEARERS);
export type Bearer = z.infer<typeof bearer>;

const CUSTOMERS_FAULT: readonly RollOverReason[] = ['documents', 'cargo'];

/** Who bears the cost of a reason, unless the operator decides otherwise. */
export const bearerOf = (reason: RollOverReason): Bearer =>
  CUSTOMERS_FAULT.includes(reason) ? 'customer' : 'platform';

/**
 * `open`: the customer may accept it or cancel free of charge; `lapsed`: neither in time, so it holds; `superseded`: by
 * a later one; `fixed`: nothing to decide, the customer bears the cost.
 */
const ROLL_OVER_STATES = ['open', 'accepted', 'declined', 'lapsed', 'superseded', 'fixed'] as const;
const rollOverState = z.enum(ROLL_OVER_STATES);
export type RollOverState = z.infer<typeof rollOverState>;

/** The customer decides within this time, and before the document cut-off of the new train. */
export const ROLL_OVER_DECISION_HOURS = 48;

/** Ids of containers of an order, comma separated; none: all. */
export const chosenContainers = z
  .string()
  .max(4_000)
  .nullish()
  .transform((text) => [...new Set((text ?? '').split(',').filter(Boolean).map(Number))])
  .pipe(z.array(id).max(MAX_CONTAINERS));

/** The latest move of an order to another train, which is the order's train now. */
export const rollOverView = z.object({
  rollOverId: z.number(),
  fromTrainNo: z.string(),
  fromDepartTime: dateTimeText.describe('departure that was promised'),
  reasonKind: rollOverReason,
  remark: wordsOfPeople(z.string()),
  bearer,
  state: rollOverState,
  decideTime: dateTimeText.nullable().describe('accept or cancel free of charge before'),
});
export type RollOverView = z.infer<typeof rollOverView>;
