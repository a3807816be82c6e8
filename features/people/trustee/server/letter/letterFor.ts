import type { Db } from '../../../../../platform/server/database/connect.ts';
import { type CallContext, ownCompanyId } from '../../../../../platform/server/http/callContext.ts';
import type { ReadBy } from '../../../../../platform/wire/call.ts';
import { CODE, type FilePayload } from '../../../../../platform/wire/envelope.ts';
import type { Language } from '../../../../../platform/wire/language.ts';
import { findCompanyByNo } from '../../../account/server/index.ts';
import { readRegisteredFacts } from '../../../company/server/index.ts';
import type { downloadLetter } from '../../wire.ts';
import { selectTrustee } from '../queries.ts';
import { texts, userError } from '../texts.ts';
import { renderLetter } from './renderLetter.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
/** Number of the platform's own company (portal 9). */
const PLATFORM = '00001';
const RUSSIAN_SPEAKING = ['RU', 'BY', 'KZ', 'KG', 'TJ', 'UZ', 'TM', 'AM'];
const HOME = ['', 'CN'];

/** Chinese at home, Russian where it is the language of business, else English. */
export function letterLanguageOf(countryCode: string): Language {
  if (HOME.includes(countryCode)) return 'zh';
  return RUSSIAN_SPEAKING.includes(countryCode) ? 'ru' : 'en';
}

/** With the company's facts as registered, and those of a trustee if one is named. */
export async function letterFor(
  { authorizedId, language: chosen }: ReadBy<typeof downloadLetter>,
  { db, user }: CallContext,
): Promise<FilePayload> {
  const companyId = ownCompanyId(user);
  const [facts, platform, trustee] = await Promise.all([
    readRegisteredFacts(db, companyId),
    findCompanyByNo(db, PLATFORM),
    trusteeOf(db, companyId, authorizedId),
  ]);
  const language = chosen ?? letterLanguageOf(facts.countryCode);
  const content = await renderLetter(language, {
    registrationCode: facts.registrationCode,
    address: facts.address,
    legalName: facts.legalName,
    platformName: platform?.fullName ?? '',
    companyName: user.companyName ?? '',
    trusteeName: trustee?.name ?? '',
    identityNumber: trustee?.idNo ?? '',
    mobile: trustee?.mobile ?? '',
    startDate: trustee?.startDate ?? '',
    endDate: trustee?.endDate ?? '',
  });
  const fileName = texts[language].letterName({ name: trustee?.name ?? '' });
  return { fileName: `${fileName}.docx`, mimeType: DOCX, content };
}

async function trusteeOf(db: Db, companyId: number, authorizedId: number | undefined) {
  if (authorizedId === undefined) return undefined;
  const found = await selectTrustee(db, companyId, authorizedId);
  if (found === undefined) throw userError((t) => t.absent, CODE.absent);
  return found;
}
