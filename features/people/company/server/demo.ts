import type { Db } from '../../../../platform/server/database/connect.ts';
import type { Files } from '../../../../platform/server/files/files.ts';
import type { Language } from '../../../../platform/wire/language.ts';
import { findSignIn, hashPassword, insertTourist } from '../../account/server/index.ts';
import { type RegistrationForm, registrationForm } from '../registration.ts';
import { registeredPeople, seedDemoCompanies } from './demoCompanies.ts';
import { seedPictures } from './demoPictures.ts';
import { keysOf } from './keys.ts';
import { insertEvent } from './queries.ts';
import { companyRegistration } from './tables.ts';

/** Password of every demo account (domain, Demo company set). */
const DEMO_PASSWORD = 'Ironsilk2026';
const HOUR_MS = 3_600_000;

interface DemoApplicant {
  person: { username: string; name: string; email: string; mobile: string; language: Language };
  form: Partial<RegistrationForm>;
  returned?: { remark: string; reasons: Record<string, string> };
}

/** One waits for the review, like a company that exists; the other was returned. */
const APPLICANTS: readonly DemoApplicant[] = [
  {
    person: {
      username: 'applicant',
      name: '高岚',
      email: 'applicant@example.com',
      mobile: '13800010021',
      language: 'zh',
    },
    form: {
      companyTypeCheck: 2,
      companyScope: [1, 2],
      companyFullName: '西安长风国际货运代理有限公司',
      unifiedSocialCreditCode: '91350100M000100Y43',
      companyAddr: '西安国际港务区港务大道 1 号',
      legalName: '李思远',
      legalCertNo: '610103198002150016',
      legalMobile: '13800010021',
      contactName: '高岚',
      trainTraceEmail: 'applicant@example.com',
    },
  },
  {
    person: {
      username: 'returned',
      name: 'Пётр Волков',
      email: 'returned@example.com',
      mobile: '+79161234567',
      language: 'ru',
    },
    form: {
      companyEntity: 1,
      companyTypeCheck: 1,
      companyFullName: 'ООО «Волга Транзит»',
      countryCode: 'RU',
      taxNo: '7707083893',
      addrStreet: 'ул. Мясницкая, 1',
      addrCity: 'Москва',
      addrPostcode: '101000',
      legalName: 'Пётр Волков',
      legalCertType: '2',
      legalCertNo: '751234567',
      legalMobile: '+79161234567',
      contactName: 'Пётр Волков',
      mobileNo: '+79161234567',
      trainTraceEmail: 'returned@example.com',
    },
    returned: {
      remark: 'Проверьте отмеченные поля.',
      reasons: {
        busLisId: 'Скан нечитаем, загрузите ещё раз.',
        taxNo: 'ИНН не совпадает со свидетельством.',
      },
    },
  },
];

/** Only adds missing people. */
export async function seedDemoRegistrations(db: Db, now: Date, files: Files): Promise<void> {
  await seedDemoCompanies(db, files);
  const registered = await registeredPeople(
    db,
    APPLICANTS.map(({ person }) => person.username),
  );
  for (const applicant of APPLICANTS) {
    if (registered.has(applicant.person.username)) continue;
    if ((await findSignIn(db, applicant.person.username)) === undefined) await seedApplicant(db, now, files, applicant);
  }
}

async function seedApplicant(db: Db, now: Date, files: Files, { person, form, returned }: DemoApplicant) {
  const accountId = await insertTourist(db, { ...person, passwordHash: await hashPassword(DEMO_PASSWORD) });
  const parsed = registrationForm.parse(form);
  const status = returned ? ('returned' as const) : ('submitted' as const);
  const submittedAt = new Date(now.getTime() - 5 * HOUR_MS);
  const [added] = await db
    .insert(companyRegistration)
    .values({ accountId, status, form: parsed, submittedAt, ...keysOf(parsed), ...returned })
    .returning({ id: companyRegistration.id });
  if (added === undefined) return;
  const registrationId = added.id;
  await insertEvent(db, { registrationId, kind: 'submitted', accountId, createdAt: submittedAt });
  const operator = await findSignIn(db, 'operator');
  if (returned && operator)
    await insertEvent(db, { registrationId, kind: 'returned', accountId: operator.accountId, ...returned });
  await seedPictures(db, files, { accountId, registrationId, form: parsed });
}
