import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { Files } from '../../../../platform/server/files/files.ts';
import type { CurrentUser } from '../../../../platform/wire/currentUser.ts';
import { findCompanyByNo, findCurrentUser, findSignIn, userNameOf } from '../../account/server/index.ts';
import { type RegistrationForm, registrationForm } from '../registration.ts';
import { submitChange } from './change.ts';
import { seedPictures } from './demoPictures.ts';
import { type InForce, readInForce } from './inForce.ts';
import { keysOf } from './keys.ts';
import { insertEvent, selectOwnRegistration } from './queries.ts';
import { companyRegistration } from './tables.ts';

interface DemoCompany {
  companyNo: string;
  username: string;
  form: Partial<RegistrationForm>;
  /** waits for the operator */
  wanted?: Partial<RegistrationForm>;
}

/** The first is whom an applicant is like, the second wants to change something. */
const COMPANIES: readonly DemoCompany[] = [
  {
    companyNo: '10001',
    username: 'shipper',
    form: {
      companyTypeCheck: 1,
      companyFullName: '西安丝路货运有限公司',
      unifiedSocialCreditCode: '91610131MA6TX0000X',
      companyAddr: '西安国际港务区港务大道 1 号',
      legalName: '李思远',
      legalCertNo: '610103198002150016',
      legalMobile: '13800010001',
      contactName: '李思远',
      mobileNo: '13800010001',
      trainTraceEmail: 'shipper@example.com',
      companyAcctBankName: '中国银行西安分行',
      companyAcctNo: '1030 8812 3456 7890',
      companyIntro: '西安至欧洲、中亚整箱货运。',
    },
  },
  {
    companyNo: '10002',
    username: 'rival',
    form: {
      companyTypeCheck: 2,
      companyFullName: '重庆长江国际货代有限公司',
      unifiedSocialCreditCode: '91500108MA5U00011R',
      companyAddr: '重庆市渝中区邹容路 68 号',
      legalName: '陈江',
      legalCertNo: '500103198506120034',
      legalMobile: '13800010003',
      contactName: '陈江',
      mobileNo: '13800010003',
      trainTraceEmail: 'rival@example.com',
    },
    wanted: { companyAddr: '重庆市沙坪坝区物流园大道 9 号', companyAcctBankName: '中国建设银行重庆分行' },
  },
  {
    companyNo: '00001',
    username: 'operator',
    form: {
      companyTypeCheck: 2,
      companyFullName: '丝路铁运自贸港平台',
      unifiedSocialCreditCode: '91610131MA6W20268K',
      companyAddr: '西安国际港务区铁路口岸',
      legalName: '赵敏',
      legalCertNo: '610103198811300168',
      legalMobile: '13800010007',
      contactName: '赵敏',
      mobileNo: '13800010007',
      trainTraceEmail: 'operator@example.com',
    },
  },
  {
    companyNo: '40001',
    username: 'special',
    form: {
      companyTypeCheck: 2,
      companyFullName: '中铁联运特种运输有限公司',
      unifiedSocialCreditCode: '91110108MA01F40011',
      companyAddr: '北京市海淀区复兴路 10 号',
      legalName: '周正',
      legalCertNo: '110108197903180019',
      legalMobile: '13800010005',
      contactName: '周正',
      mobileNo: '13800010005',
      trainTraceEmail: 'special@example.com',
    },
  },
  {
    companyNo: '60001',
    username: 'individual',
    form: {
      companyEntity: 2,
      companyTypeCheck: 1,
      companyFullName: '林悦',
      companyAddr: '西安市未央区凤城八路 12 号',
      legalName: '林悦',
      legalCertNo: '610112199205060027',
      legalMobile: '13800010011',
      contactName: '林悦',
      mobileNo: '13800010011',
      trainTraceEmail: 'individual@example.com',
    },
  },
];

/** Which of some people have a registration. */
export async function registeredPeople(db: Db, usernames: readonly string[]): Promise<Set<string>> {
  const username = userNameOf(companyRegistration.accountId);
  const rows = await db
    .select({ username })
    .from(companyRegistration)
    .where(and(eq(companyRegistration.kind, 'registration'), inArray(username, [...usernames])));
  return new Set(rows.map((row) => row.username));
}

export async function seedDemoCompanies(db: Db, files: Files): Promise<void> {
  const registered = await registeredPeople(
    db,
    COMPANIES.map(({ username }) => username),
  );
  for (const each of COMPANIES) {
    if (registered.has(each.username)) continue;
    const person = await findSignIn(db, each.username);
    const company = await findCompanyByNo(db, each.companyNo);
    const user = person && (await findCurrentUser(db, person.accountId));
    if (user && company && !(await selectOwnRegistration(db, user.accountId)))
      await seedCompany(db, files, { ...each, user, companyId: company.companyId });
  }
}

async function seedCompany(
  db: Db,
  files: Files,
  { user, companyId, form: given, wanted }: DemoCompany & { user: CurrentUser; companyId: number },
): Promise<void> {
  const form = registrationForm.parse(given);
  const { accountId } = user;
  const [added] = await db
    .insert(companyRegistration)
    .values({ accountId, companyId, status: 'approved', form, ...keysOf(form) })
    .returning({ registrationId: companyRegistration.id });
  if (added === undefined) return;
  await seedPictures(db, files, { accountId, form, ...added });
  for (const kind of ['submitted', 'approved'] as const) await insertEvent(db, { ...added, kind, accountId });
  if (wanted) await seedChange(db, user, { ...(await readInForce(db, companyId)), ...added }, wanted);
}

async function seedChange(
  db: Db,
  user: CurrentUser,
  inForce: InForce & { registrationId: number },
  wanted: Partial<RegistrationForm>,
): Promise<void> {
  const form = registrationForm.parse({ ...inForce.form, ...wanted });
  await submitChange(db, user, inForce, { kind: 'change', form, open: undefined });
}
