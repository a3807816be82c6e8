import { randomBytes } from 'node:crypto';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { type CompanyData, type PersonalData, rowsById } from '../../../../platform/server/companyData.ts';
import { account, company } from './tables.ts';

const facts: CompanyData = {
  name: 'company',
  async *rows(db, companyId) {
    yield* await db.select().from(company).where(eq(company.id, companyId));
  },
};

const people: CompanyData = {
  name: 'people',
  rows: (db, companyId) =>
    rowsById((after, limit) =>
      db
        .select({
          id: account.id,
          username: account.username,
          name: account.name,
          email: account.email,
          mobile: account.mobile,
          language: account.language,
          isMainAccount: account.isMainAccount,
          isActive: account.isActive,
          createdAt: account.createdAt,
        })
        .from(account)
        .where(and(eq(account.companyId, companyId), gt(account.id, after)))
        .orderBy(asc(account.id))
        .limit(limit),
    ),
};

export const companyData = [facts, people];

/** Accounts stay as rows, as what they did refers to them. */
export const personalData: PersonalData = {
  kind: 'account',
  title: {
    zh: '姓名、用户名、手机号、邮箱、密码',
    en: 'Names, user names, mobile numbers, e-mail addresses, passwords',
    ru: 'Имена, логины, телефоны, адреса эл. почты, пароли',
  },
  async remove(db, accountIds) {
    if (accountIds.length === 0) return 0;
    const emptied = await db
      .update(account)
      .set({
        username: sql`'removed-' || ${account.id}`,
        name: '—',
        email: '',
        mobile: '',
        // no password has this hash
        passwordHash: randomBytes(32).toString('hex'),
        isActive: false,
      })
      .where(inArray(account.id, [...accountIds]))
      .returning({ id: account.id });
    return emptied.length;
  },
};
