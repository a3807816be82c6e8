import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { Db } from '../../../platform/server/database/connect.ts';
import type { Files } from '../../../platform/server/files/files.ts';
import type { Language } from '../../../platform/wire/language.ts';
import { MEGABYTE } from '../../../platform/wire/uploadRule.ts';
import { findCompanyByNo, findSignIn, hashPassword, insertTourist } from '../../account/server/index.ts';
import { DOC_TYPE } from '../../resource/docTypes.ts';
import { addResource } from '../../resource/server/index.ts';
import { PICTURE_FIELDS, PICTURES, type RegistrationForm, registrationForm } from '../registration.ts';
import { insertEvent, selectOwnRegistration } from './queries.ts';
import { keysOf } from './register.ts';
import { companyRegistration } from './tables.ts';

/** Password of every demo account (domain, Demo company set). */
const DEMO_PASSWORD = 'Ironsilk2026';
const HOUR_MS = 3_600_000;

interface DemoApplicant {
  person: { username: string; name: string; email: string; mobile: string; language: Language };
  form: Partial<RegistrationForm>;
  returned?: { remark: string; reasons: Record<string, string> };
}

const SHIPPER: Partial<RegistrationForm> = {
  companyTypeCheck: 1,
  companyFullName: '西安丝路货运有限公司',
  unifiedSocialCreditCode: '91610131MA6TX0000X',
  companyAddr: '西安国际港务区港务大道 1 号',
  legalName: '李思远',
  legalCertNo: '610103198002150016',
  legalMobile: '13800010001',
  contactName: '李思远',
  trainTraceEmail: 'shipper@example.com',
};

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
  await seedApproved(db);
  for (const applicant of APPLICANTS) {
    if ((await findSignIn(db, applicant.person.username)) === undefined)
      await seedApplicant(db, now, files, applicant);
  }
}

/** The form behind the demo's shipper, whom an applicant is like. */
async function seedApproved(db: Db): Promise<void> {
  const [shipper, company] = await Promise.all([findSignIn(db, 'shipper'), findCompanyByNo(db, '10001')]);
  if (!shipper || !company || (await selectOwnRegistration(db, shipper.accountId))) return;
  const form = registrationForm.parse(SHIPPER);
  const { accountId } = shipper;
  const { companyId } = company;
  await db
    .insert(companyRegistration)
    .values({ accountId, companyId, status: 'approved', form, ...keysOf(form) });
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

interface DemoForm {
  accountId: number;
  registrationId: number;
  form: RegistrationForm;
}

async function seedPictures(
  db: Db,
  files: Files,
  { accountId, registrationId, form }: DemoForm,
): Promise<void> {
  const shown = PICTURE_FIELDS.filter((field) => field === 'busLisId' || form.companyEntity === 0);
  const ids: Partial<RegistrationForm> = {};
  for (const field of shown.filter((one) => one !== 'companyLogoId')) {
    const resourceType = PICTURES[field];
    const blobId = await storePicture(db, files, `${resourceType} ${form.companyFullName}`);
    const belonging = { docType: DOC_TYPE.companyRegistration, resourceType, relaId: String(registrationId) };
    const resourceName = `${resourceType.toLowerCase()}.png`;
    ids[field] = await addResource(db, { ...belonging, accountId, blobId, resourceName });
  }
  await db
    .update(companyRegistration)
    .set({ form: { ...form, ...ids } })
    .where(eq(companyRegistration.id, registrationId));
}

const escaped = (text: string) => text.replace(/[<>&"]/g, '');

async function storePicture(db: Db, files: Files, text: string): Promise<number> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="#f6f1e4"/>
    <rect x="24" y="24" width="852" height="552" fill="none" stroke="#a33" stroke-width="6"/>
    <text x="450" y="300" font-size="30" text-anchor="middle" font-family="sans-serif">${escaped(text)}</text></svg>`;
  const picture = await sharp(Buffer.from(svg)).png().toBuffer();
  const rule = { fileName: 'demo.png', maxBytes: 5 * MEGABYTE };
  const received = await files.receive(Readable.from([picture]), rule);
  try {
    return (await files.save(db, received)).id;
  } finally {
    await files.discard(received);
  }
}
