import type { Asking } from '../../../platform/server/http/asking.ts';
import type { PayloadOf, ReadBy } from '../../../platform/wire/call.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { findProfile } from '../../account/server/index.ts';
import { findNextForSale, spaceFacts, whyNoSpace } from '../../train/server/index.ts';
import { SIZE_TYPE_CODES, SIZE_TYPES } from '../../train/sizeTypes.ts';
import { MAX_CONTAINERS } from '../states.ts';
import type { checkCompanyAndBookingStatus, getInitParam, getPageInfoByTrainNo } from '../wire.ts';
import { refuse, texts } from './readingTexts.ts';

/** Initial data of the booking form; contact = the current user. */
export async function readInitParam(
  _input: ReadBy<typeof getInitParam>,
  { db, who }: Asking,
): Promise<PayloadOf<typeof getInitParam>> {
  const profile = await findProfile(db, who.accountId);
  const sizeTypes = SIZE_TYPE_CODES.map((sizeType) => {
    const { teu, tareKg, maxGrossKg } = SIZE_TYPES[sizeType];
    return { sizeType, teu, tareKg, maxGrossKg };
  });
  return {
    sizeTypes,
    contactName: who.name,
    contactMobile: profile?.mobile ?? '',
    maxContainers: MAX_CONTAINERS,
  };
}

/** Whether the company may book (the train, if given), and the reason if not. */
export async function checkBooking(
  { trainInfoId }: ReadBy<typeof checkCompanyAndBookingStatus>,
  { db, who, language }: Asking,
): Promise<PayloadOf<typeof checkCompanyAndBookingStatus>> {
  if (who.companyId === null) return { allowed: false, reason: texts[language].noCompany };
  if (trainInfoId === undefined) return { allowed: true, reason: null };
  const facts = await spaceFacts(db, trainInfoId);
  const refusal = whyNoSpace(facts, smallestOn(facts?.sizeTypes ?? []));
  return { allowed: refusal === null, reason: refusal?.say(language) ?? null };
}

/** Smallest possible booking: one container of the size-type with the fewest TEU. */
function smallestOn(sizeTypes: readonly (keyof typeof SIZE_TYPES)[]) {
  const [smallest] = sizeTypes.toSorted((one, other) => SIZE_TYPES[one].teu - SIZE_TYPES[other].teu);
  return smallest === undefined ? [] : [{ sizeType: smallest, count: 1 }];
}

/** Next bookable train of a train number, and its booking page. */
export async function findBookingPage(
  { trainNo }: ReadBy<typeof getPageInfoByTrainNo>,
  { db, language }: Asking,
): Promise<PayloadOf<typeof getPageInfoByTrainNo>> {
  const train = await findNextForSale(db, trainNo, language);
  if (train === null) throw refuse((t) => t.noNextTrain({ trainNo }), CODE.absent);
  return { ...train, page: 'bookingSpace' };
}
