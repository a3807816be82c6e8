import type { Asking } from '../../../platform/server/http/asking.ts';
import type { PayloadOf, ReadBy } from '../../../platform/wire/call.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { findProfile } from '../../account/server/index.ts';
import { findNextForSale, spaceFacts, whyNoSpace } from '../../train/server/index.ts';
import { SIZE_TYPE_CODES, SIZE_TYPES } from '../../train/sizeTypes.ts';
import { MAX_CONTAINERS } from '../states.ts';
import type { checkCompanyAndBookingStatus, getInitParam, getPageInfoByTrainNo } from '../wire.ts';
import { refuse, texts } from './readingTexts.ts';

/** What the booking form starts from; the contact is the person who asks. */
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

/** Whether the company may book, on the train if one is named, and the reason why not. */
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

/** The least that can be booked: one container of the size-type that takes the least space. */
function smallestOn(sizeTypes: readonly (keyof typeof SIZE_TYPES)[]) {
  const [smallest] = sizeTypes.toSorted((one, other) => SIZE_TYPES[one].teu - SIZE_TYPES[other].teu);
  return smallest === undefined ? [] : [{ sizeType: smallest, count: 1 }];
}

/** The next train of a number that can be booked, and the page it is booked on. */
export async function findBookingPage(
  { trainNo }: ReadBy<typeof getPageInfoByTrainNo>,
  { db, language }: Asking,
): Promise<PayloadOf<typeof getPageInfoByTrainNo>> {
  const train = await findNextForSale(db, trainNo, language);
  if (train === null) throw refuse((t) => t.noNextTrain({ trainNo }), CODE.absent);
  return { ...train, page: 'bookingSpace' };
}
