import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { findMissing } from '../../../money/deposit/server/index.ts';
import { findProfile } from '../../../people/account/server/index.ts';
import { findNextBookable, findSpaceState, lineTypeOf, spaceError } from '../../train/server/index.ts';
import { SIZE_TYPE_CODES, SIZE_TYPES } from '../../train/sizeTypes.ts';
import { MAX_CONTAINERS } from '../states.ts';
import type { checkCompanyAndBookingStatus, getInitParam, getPageInfoByTrainNo } from '../wire.ts';
import { texts, userError } from './readTexts.ts';

/** Initial data of the booking form; contact = the current user. */
export async function readInitParam(
  _input: ReadBy<typeof getInitParam>,
  { db, user }: CallContext,
): Promise<PayloadOf<typeof getInitParam>> {
  const profile = await findProfile(db, user.accountId);
  const sizeTypes = SIZE_TYPE_CODES.map((sizeType) => {
    const { teu, tareKg, maxGrossKg } = SIZE_TYPES[sizeType];
    return { sizeType, teu, tareKg, maxGrossKg };
  });
  return {
    sizeTypes,
    contactName: user.name,
    contactMobile: profile?.mobile ?? '',
    maxContainers: MAX_CONTAINERS,
  };
}

/** Whether the company may book (the train, if given), and the reason if not. */
export async function checkBooking(
  { trainInfoId }: ReadBy<typeof checkCompanyAndBookingStatus>,
  { db, user, language }: CallContext,
): Promise<PayloadOf<typeof checkCompanyAndBookingStatus>> {
  if (user.companyId === null) return { allowed: false, reason: texts[language].noCompany, lacks: null };
  if (trainInfoId === undefined) return { allowed: true, reason: null, lacks: null };
  const [facts, missing] = await Promise.all([
    findSpaceState(db, trainInfoId),
    findMissing(db, user, lineTypeOf(trainInfoId)),
  ]);
  const refusal = spaceError(facts, smallestOn(facts?.sizeTypes ?? [])) ?? missing?.error ?? null;
  const reason = refusal?.textIn(language) ?? null;
  return { allowed: refusal === null, reason, lacks: missing?.need ?? null };
}

/** Smallest possible booking: one container of the size-type with the fewest TEU. */
function smallestOn(sizeTypes: readonly (keyof typeof SIZE_TYPES)[]) {
  const [smallest] = sizeTypes.toSorted((one, other) => SIZE_TYPES[one].teu - SIZE_TYPES[other].teu);
  return smallest === undefined ? [] : [{ sizeType: smallest, count: 1 }];
}

/** Next bookable train of a train number, and its booking page. */
export async function findBookingPage(
  { trainNo }: ReadBy<typeof getPageInfoByTrainNo>,
  { db, language }: CallContext,
): Promise<PayloadOf<typeof getPageInfoByTrainNo>> {
  const train = await findNextBookable(db, trainNo, language);
  if (train === null) throw userError((t) => t.noNextTrain({ trainNo }), CODE.absent);
  return { ...train, page: 'bookingSpace' };
}
