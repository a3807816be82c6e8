import { LANGUAGES, type Language, type Trilingual } from '../../../platform/wire/language.ts';

const inAll = (zh: string, en: string, ru: string): Trilingual => ({ zh, en, ru });

/** Offered where a booking is declined. */
const REFUSAL_REASONS: readonly Trilingual[] = [
  inAll('本班列舱位已满', 'This train is fully booked', 'На этом поезде нет мест'),
  inAll('货物不符合承运要求', 'The goods are not accepted on this line', 'Груз не принимается на этом маршруте'),
  inAll('订舱信息不完整', 'Booking details are incomplete', 'Данные заявки неполные'),
  inAll('有逾期未付账单', 'Bills are overdue', 'Есть просроченные счета'),
];

/** Offered where a train is cancelled. */
const CANCELLATION_REASONS: readonly Trilingual[] = [
  inAll('线路或口岸临时停运', 'Line or border crossing closed', 'Закрыта линия или погранпереход'),
  inAll('货量不足', 'Not enough cargo', 'Недостаточно груза'),
  inAll('车板或机车不足', 'Shortage of wagons or locomotives', 'Нехватка платформ или локомотивов'),
];

const ALL = [...REFUSAL_REASONS, ...CANCELLATION_REASONS];

export const refusalReasons = (language: Language) => REFUSAL_REASONS.map((reason) => reason[language]);
export const cancellationReasons = (language: Language) => CANCELLATION_REASONS.map((reason) => reason[language]);

/** A standard reason in the reader's language, whichever it was given in; any other as it was written. */
export function standardReasonIn(given: string, language: Language): string {
  const standard = ALL.find((reason) => LANGUAGES.some((one) => reason[one] === given.trim()));
  return standard?.[language] ?? given;
}
