import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { baseColumns, instant, reference } from '../../../../platform/server/database/columns.ts';
import {
  COMPANY_ENTITY,
  type CompanyEntity,
  type CustomerKind,
  type EmpowerType,
  type MemberRight,
} from '../../../../platform/wire/currentUser.ts';
import type { Language } from '../../../../platform/wire/language.ts';

/** Numbers of companies that registered by themselves. */
export const companyNo = pgSequence('company_no', { startWith: 100001 });

/** Type and scope are the specification's codes (portal 1 and 6). */
export const company = pgTable(
  'company',
  {
    ...baseColumns,
    companyNo: text('company_no').notNull().unique(),
    fullName: text('full_name').notNull(),
    /** what the name looks like, by the rule of registrations; '': not yet known */
    nameKey: text('name_key').notNull().default(''),
    companyType: integer('company_type').notNull(),
    companyScope: integer('company_scope').array().notNull().default([]),
    companyEntity: integer('company_entity').$type<CompanyEntity>().notNull().default(COMPANY_ENTITY.mainland),
    /** of customers only */
    customerKind: integer('customer_kind').$type<CustomerKind>(),
    /** since when its people can no longer sign in; null: the company is open */
    closedAt: instant('closed_at'),
  },
  (table) => [
    check('company_entity', sql`${table.companyEntity} in (0, 1, 2)`),
    check('customer_kind', sql`${table.customerKind} in (1, 2)`),
    index('company_name').on(sql`lower(${table.fullName})`),
    index('company_name_key').on(table.nameKey),
  ],
);

/** A user. `userType` '1': tourist without a company. */
export const account = pgTable(
  'account',
  {
    ...baseColumns,
    username: text('username').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull().default(''),
    mobile: text('mobile').notNull().default(''),
    passwordHash: text('password_hash').notNull(),
    language: text('language').$type<Language>().notNull().default('zh'),
    companyId: reference('company_id').references(() => company.id),
    isMainAccount: boolean('is_main_account').notNull().default(false),
    /** sub-account without access to money and bank data */
    hidesMoney: boolean('hides_money').notNull().default(false),
    /** null: may not touch trustee authorizations */
    empowerType: integer('empower_type').$type<EmpowerType>(),
    mayBook: boolean('may_book').notNull().default(true),
    opensPapers: boolean('opens_papers').notNull().default(true),
    /** beside main accounts, who always do */
    managesPeople: boolean('manages_people').notNull().default(false),
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [
    uniqueIndex('account_username').on(sql`lower(${table.username})`),
    index('account_company').on(table.companyId),
    index('account_mobile').on(table.mobile),
    index('account_email').on(sql`lower(${table.email})`),
    check('account_empower_type', sql`${table.empowerType} in (1, 2)`),
    check('account_language', sql`${table.language} in ('zh', 'en', 'ru')`),
  ],
);

export const role = pgTable('role', { ...baseColumns, roleKey: text('role_key').notNull().unique() });

/** Known permissions are not granted again at the next start. */
export const permission = pgTable('permission', {
  ...baseColumns,
  code: text('code').notNull().unique(),
  /** right of a sub-account without which it does not hold the permission */
  memberRight: text('member_right').$type<MemberRight>(),
});

export const rolePermission = pgTable(
  'role_permission',
  {
    roleId: reference('role_id')
      .notNull()
      .references(() => role.id),
    permissionId: reference('permission_id')
      .notNull()
      .references(() => permission.id),
  },
  (table) => [primaryKey({ columns: [table.roleId, table.permissionId] })],
);

export const accountRole = pgTable(
  'account_role',
  {
    accountId: reference('account_id')
      .notNull()
      .references(() => account.id),
    roleId: reference('role_id')
      .notNull()
      .references(() => role.id),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.roleId] }),
    index('account_role_of_role').on(table.roleId, table.accountId),
  ],
);
