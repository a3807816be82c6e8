import { z } from 'zod';
import { identityNumber18 } from '../../../platform/wire/rules/identityNumber.ts';
import { mainlandMobile } from '../../../platform/wire/rules/mobile.ts';
import { dateText, formatDate } from '../../../platform/wire/time.ts';
import { id, optionalLine } from '../../../platform/wire/validators.ts';

/** Portal 9. */
export const NAME_LENGTH = 10;

/** The form of a trustee authorization; `trusteeFaultsOf` validates it. */
export const trusteeForm = z.object({
  resourceId: z
    .union([id, z.literal('')])
    .nullish()
    .transform((given) => given || null)
    .describe('letter of attorney, uploaded with docType AUTHORIZE'),
  authorizedName: optionalLine(50),
  authorizedMobile: optionalLine(30),
  authorizedIdNo: optionalLine(30),
  authorizedStartDate: optionalLine(10),
  authorizedEndDate: optionalLine(10).describe('left out: one year from the start'),
});
export type TrusteeForm = z.infer<typeof trusteeForm>;

/** Text keys of field errors. */
type TrusteeFault =
  | 'nameMissing'
  | 'nameTooLong'
  | 'mobileMissing'
  | 'mobile'
  | 'identityMissing'
  | 'identity'
  | 'startMissing'
  | 'endMissing'
  | 'endBeforeStart'
  | 'endPast'
  | 'letterMissing';
export type TrusteeFaults = Partial<Record<keyof TrusteeForm, TrusteeFault>>;

/** Portal 5: 1, then 3 to 9, then 9 digits. */
const TRUSTEE_MOBILE = /^1[3-9]\d{9}$/;
/** Portal 5: birth year 19 to 21. */
const BORN_FROM_1900 = /^\d{6}(19|20|21)/;

/** As it is stored: numbers without blanks, the end one year after the start if left out. */
export function normalizeTrustee(form: TrusteeForm): TrusteeForm {
  return {
    ...form,
    authorizedName: form.authorizedName.normalize('NFKC').replace(/\s+/g, ' '),
    authorizedMobile: mainlandMobile.safeParse(form.authorizedMobile).data ?? form.authorizedMobile,
    authorizedIdNo: identityNumber18.safeParse(form.authorizedIdNo).data ?? form.authorizedIdNo,
    authorizedEndDate: form.authorizedEndDate || oneYearAfter(form.authorizedStartDate),
  };
}

/** The same day of the next year, 28 February for a leap day; '' for no date. */
export function oneYearAfter(day: string): string {
  if (!isDay(day)) return '';
  const sameDay = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  return isDay(sameDay) ? sameDay : sameDay.replace(/29$/, '28');
}

const isDay = (text: string) => dateText.safeParse(text).success;

/** First fault of each field of a normalized form (inventory K06, Z06). */
export function trusteeFaultsOf(form: TrusteeForm, today: string = formatDate(new Date())): TrusteeFaults {
  const checked: { [Field in keyof TrusteeForm]: TrusteeFault | undefined } = {
    authorizedName: nameFault(form.authorizedName),
    authorizedMobile: mobileFault(form.authorizedMobile),
    authorizedIdNo: identityFault(form.authorizedIdNo),
    authorizedStartDate: isDay(form.authorizedStartDate) ? undefined : 'startMissing',
    authorizedEndDate: endFault(form, today),
    resourceId: form.resourceId === null ? 'letterMissing' : undefined,
  };
  return Object.fromEntries(Object.entries(checked).filter(([, fault]) => fault !== undefined));
}

function nameFault(name: string): TrusteeFault | undefined {
  if (name === '') return 'nameMissing';
  return [...name].length > NAME_LENGTH ? 'nameTooLong' : undefined;
}

function mobileFault(mobile: string): TrusteeFault | undefined {
  if (mobile === '') return 'mobileMissing';
  return TRUSTEE_MOBILE.test(mobile) ? undefined : 'mobile';
}

function identityFault(number: string): TrusteeFault | undefined {
  if (number === '') return 'identityMissing';
  return BORN_FROM_1900.test(number) && identityNumber18.safeParse(number).success ? undefined : 'identity';
}

function endFault(
  { authorizedStartDate: start, authorizedEndDate: end }: TrusteeForm,
  today: string,
): TrusteeFault | undefined {
  if (!isDay(end)) return 'endMissing';
  if (isDay(start) && end <= start) return 'endBeforeStart';
  return end < today ? 'endPast' : undefined;
}
