import { z } from 'zod';
import { permission } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { data, nothing } from '../../../platform/wire/envelope.ts';
import { amountText } from '../../../platform/wire/rules/money.ts';
import { dateText } from '../../../platform/wire/time.ts';
import { id, line } from '../../../platform/wire/validators.ts';
import { sizeType } from '../../freight/train/sizeTypes.ts';

export const MAX_CAMPAIGN = 100;
const MAX_REASON = 500;
/** More than the longest train carries. */
export const MAX_PLACES = 200;
const MAX_VERSION = 2_147_483_647;

/** CNY, above zero; times `MAX_PLACES` it fits the table. */
const placeAmount = amountText(8).refine((text) => /[1-9]/.test(text));

const write = { method: 'POST', effect: 'write', access: permission('operation:deposit:edit') } as const;

export const demandPlaces = call({
  ...write,
  path: '/operation/deposit/demandPlaces',
  detectsDuplicates: true,
  summary: 'Request a deposit from a company for campaign slots on a train; the company is notified',
  input: z.object({
    companyNo: line(10).describe('of a customer'),
    trainInfoId: id,
    sizeType,
    places: z.coerce.number<number | string>().int().min(1).max(MAX_PLACES),
    placeAmount: placeAmount.describe('CNY for one place'),
    dueDate: dateText.describe('last day to pay'),
    campaign: line(MAX_CAMPAIGN).describe('name and terms of the campaign, as the company reads them'),
  }),
  response: data(z.object({ depositId: z.number() })),
});

export const waivePlaces = call({
  ...write,
  path: '/operation/deposit/waivePlaces',
  summary: 'Waive the outstanding deposit for campaign slots; the company is notified',
  input: z.object({
    depositId: id,
    version: z.number().int().min(0).max(MAX_VERSION),
    reason: line(MAX_REASON).describe('told to the company'),
  }),
  response: nothing(),
});
