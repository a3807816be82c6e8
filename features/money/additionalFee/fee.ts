import { z } from 'zod';
import { money, wordsOfPeople } from '../../../platform/wire/money.ts';
import { dateText, dateTimeText } from '../../../platform/wire/time.ts';
import { decimalText } from '../../../platform/wire/validators.ts';
import { serviceKind } from '../charge/charge.ts';
import { feeCurrency } from './entryRules.ts';
import { enteringSide, FEE_MOVE_NAMES, feeAbilities, feeSide, feeState } from './states.ts';

const anAmount = (meaning: string) => money(decimalText.nullable().describe(meaning), null);

const FEE_EVENT_KINDS = ['enter', ...FEE_MOVE_NAMES, 'remind', 'comment'] as const;
export type FeeEventKind = (typeof FEE_EVENT_KINDS)[number];

const event = z.object({
  eventId: z.number(),
  time: dateTimeText,
  kind: z.enum(FEE_EVENT_KINDS),
  side: feeSide,
  who: z.string().describe("name within the reader's own side, else ''"),
  words: wordsOfPeople(z.string()),
  amount: anAmount("what the event put to the reader's side"),
  costAmount: anAmount("the supplier's, for the platform alone"),
  resourceIds: z.array(z.number()).describe('proofs, among the files of the fee'),
});
export type FeeEvent = z.infer<typeof event>;

export const feeFacts = {
  feeId: z.number(),
  feeNo: z.string(),
  orderBigNo: z.string().describe("'' without an order"),
  serviceOrderId: z.number().nullable(),
  serviceNo: z.string(),
  serviceKind,
  companyName: z.string().describe('customer'),
  payeeName: z.string().describe("supplier; '' for the platform"),
  enteredBy: enteringSide,
  feeType: z.string().describe('dictionary expenseItem'),
  businessDate: dateText,
  amount: anAmount("as it stands for the reader's side, net of tax"),
  currency: feeCurrency,
  state: feeState,
  dueTime: dateTimeText.nullable().describe('until when the customer is asked'),
  updateTime: dateTimeText,
};

/** An additional fee as one of its parties sees it. */
export const additionalFeeDetail = z.object({
  ...feeFacts,
  side: feeSide.describe('of the reader'),
  version: z.number().int().describe('sent back with a move, which holds for what was seen'),
  payeeNo: z.string(),
  enteredAmount: anAmount("as the reader's side was asked for it, or entered it"),
  costAmount: anAmount("the supplier's, for the platform alone"),
  remark: wordsOfPeople(z.string()),
  createTime: dateTimeText,
  isSaleAgreed: z.boolean(),
  isCostAgreed: z.boolean(),
  abilities: feeAbilities.shape,
  events: z.array(event).describe('oldest first'),
});
export type AdditionalFeeDetail = z.infer<typeof additionalFeeDetail>;
