import { sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { RoleKey } from '../../../../platform/server/feature.ts';
import { COMPANY_ENTITY, CUSTOMER_KIND, EMPOWER_TYPE } from '../../../../platform/wire/currentUser.ts';
import type { Language } from '../../../../platform/wire/language.ts';
import { hashPassword } from './password.ts';
import { roleIds } from './seed.ts';
import { account, accountRole, company } from './tables.ts';

/** Password of every demo account (domain, Demo company set). */
const DEMO_PASSWORD = 'Ironsilk2026';

const COMPANIES = [
  { companyNo: '00001', fullName: '丝路铁运自贸港平台', companyType: 1, companyScope: [] },
  {
    companyNo: '10001',
    fullName: '西安丝路货运有限公司',
    companyType: 2,
    companyScope: [2],
    customerKind: CUSTOMER_KIND.shipper,
  },
  {
    companyNo: '10002',
    fullName: '重庆长江国际货代有限公司',
    companyType: 2,
    companyScope: [2],
    customerKind: CUSTOMER_KIND.forwarder,
  },
  { companyNo: '20001', fullName: '阿拉山口陆港场站服务有限公司', companyType: 3, companyScope: [4, 8] },
  {
    companyNo: '30001',
    fullName: 'TransEurasia Logistik GmbH',
    companyType: 10,
    companyScope: [8],
    companyEntity: COMPANY_ENTITY.overseas,
  },
  { companyNo: '40001', fullName: '中铁联运特种运输有限公司', companyType: 15, companyScope: [2] },
  { companyNo: '50001', fullName: '自贸港内置账户', companyType: 2, companyScope: [13] },
  {
    companyNo: '60001',
    fullName: '林悦',
    companyType: 2,
    companyScope: [2],
    companyEntity: COMPANY_ENTITY.individual,
    customerKind: CUSTOMER_KIND.shipper,
  },
];

interface DemoAccount {
  username: string;
  name: string;
  companyNo: string | null;
  roles: readonly (RoleKey | 'admin')[];
  isMainAccount?: boolean;
  hidesMoney?: boolean;
  mayBook?: boolean;
  isActive?: boolean;
  isSigner?: boolean;
  mobile: string;
  language?: Language;
}

const ACCOUNTS: readonly DemoAccount[] = [
  {
    username: 'shipper',
    name: '李思远',
    companyNo: '10001',
    roles: ['customer'],
    isMainAccount: true,
    mobile: '13800010001',
  },
  {
    username: 'clerk',
    name: '王小舟',
    companyNo: '10001',
    roles: ['customer'],
    hidesMoney: true,
    mobile: '13800010002',
  },
  {
    username: 'rival',
    name: '陈江',
    companyNo: '10002',
    roles: ['customer'],
    isMainAccount: true,
    mobile: '13800010003',
  },
  {
    username: 'supplier',
    name: '马建国',
    companyNo: '20001',
    roles: ['supplier'],
    isMainAccount: true,
    mobile: '13800010004',
  },
  {
    username: 'agent',
    name: 'Anna Keller',
    companyNo: '30001',
    roles: ['agent'],
    isMainAccount: true,
    mobile: '+4915112345678',
    language: 'en',
  },
  {
    username: 'special',
    name: '周正',
    companyNo: '40001',
    roles: ['special'],
    isMainAccount: true,
    mobile: '13800010005',
  },
  {
    username: 'signer',
    name: '孙立',
    companyNo: '40001',
    roles: ['special'],
    isSigner: true,
    mobile: '13800010010',
  },
  {
    username: 'individual',
    name: '林悦',
    companyNo: '60001',
    roles: ['customer'],
    isMainAccount: true,
    mobile: '13800010011',
  },
  { username: 'tourist', name: '游客', companyNo: null, roles: ['tourist'], mobile: '13800010006' },
  {
    username: 'operator',
    name: '赵敏',
    companyNo: '00001',
    roles: ['operator'],
    isMainAccount: true,
    mobile: '13800010007',
  },
  {
    username: 'builtin',
    name: '内置账号',
    companyNo: '50001',
    roles: [],
    isMainAccount: true,
    mobile: '13800010009',
  },
  { username: 'admin', name: '系统管理员', companyNo: '00001', roles: ['admin'], mobile: '13800010008' },
  {
    username: 'reader',
    name: '许晴',
    companyNo: '10001',
    roles: ['customer'],
    hidesMoney: true,
    mayBook: false,
    mobile: '13800010012',
  },
  {
    username: 'former',
    name: '何平',
    companyNo: '10001',
    roles: ['customer'],
    isActive: false,
    mobile: '13800010013',
  },
];

export async function seedDemoAccounts(db: Db): Promise<void> {
  const [{ count } = { count: 0 }] = await db.select({ count: sql<number>`count(*)::int` }).from(account);
  if (count > 0) return;
  const companies = await db.insert(company).values(COMPANIES).returning({ id: company.id, no: company.companyNo });
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  for (const { companyNo, roles, isSigner = false, ...person } of ACCOUNTS) {
    const companyId = companies.find((row) => row.no === companyNo)?.id ?? null;
    const empowerType = isSigner ? EMPOWER_TYPE.signer : person.isMainAccount ? EMPOWER_TYPE.owner : null;
    const email = `${person.username}@example.com`;
    const [added] = await db
      .insert(account)
      .values({ ...person, companyId, email, empowerType, passwordHash })
      .returning({ id: account.id });
    const ids = await roleIds(db, roles);
    if (added === undefined || ids.length === 0) continue;
    await db.insert(accountRole).values(ids.map((roleId) => ({ accountId: added.id, roleId })));
  }
}
