import { readFile } from 'node:fs/promises';
import Docxtemplater from 'docxtemplater';
import PizZip from 'pizzip';
import type { Language } from '../../../../../platform/wire/language.ts';
import { LOCALE } from '../../../../../platform/wire/shownTime.ts';

/** Fields of the templates beside this file; days are `yyyy-MM-dd`, '' stays to be filled in by hand. */
interface LetterFields {
  platformName: string;
  companyName: string;
  registrationCode: string;
  address: string;
  legalName: string;
  trusteeName: string;
  identityNumber: string;
  mobile: string;
  startDate: string;
  endDate: string;
}

const BLANK_DAY: Record<Language, string> = {
  zh: '______年____月____日',
  en: '____________________',
  ru: '«____» ______________ 20___ г.',
};

/** The power of attorney as a docx. */
export async function renderLetter(
  language: Language,
  { startDate, endDate, ...fields }: LetterFields,
): Promise<Uint8Array> {
  const template = await readFile(new URL(`./${language}.docx`, import.meta.url));
  const document = new Docxtemplater(new PizZip(template));
  const day = new Intl.DateTimeFormat(LOCALE[language], { dateStyle: 'long', timeZone: 'UTC' });
  const dayText = (text: string) => (text === '' ? BLANK_DAY[language] : day.format(new Date(text)));
  document.render({ ...fields, startDate: dayText(startDate), endDate: dayText(endDate) });
  return document.getZip().generate({ type: 'uint8array', compression: 'DEFLATE' });
}
