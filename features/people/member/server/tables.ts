import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { baseColumns, instant, reference } from '../../../../platform/server/database/columns.ts';
import type { Language } from '../../../../platform/wire/language.ts';
import { account, company } from '../../account/server/tables.ts';
import type { MemberRights } from '../rights.ts';
import type { InvitationWay } from '../wire.ts';

/** Invitation to a company; only the token's SHA-256 is stored. Expired ones stay open. */
export const invitation = pgTable(
  'member_invitation',
  {
    ...baseColumns,
    companyId: reference('company_id')
      .notNull()
      .references(() => company.id),
    /** whose rights limit what it gives */
    invitedBy: reference('invited_by')
      .notNull()
      .references(() => account.id),
    way: text('way').$type<InvitationWay>().notNull(),
    /** mobile number or e-mail address, normalized; empty for a link */
    receiver: text('receiver').notNull().default(''),
    name: text('name').notNull().default(''),
    language: text('language').$type<Language>().notNull(),
    rights: jsonb('rights').$type<MemberRights>().notNull(),
    tokenHash: text('token_hash').notNull().unique('member_invitation_token'),
    status: text('status').$type<'open' | 'accepted' | 'revoked'>().notNull().default('open'),
    expiresAt: instant('expires_at').notNull(),
    /** how often it was sent */
    sends: integer('sends').notNull().default(1),
    acceptedBy: reference('accepted_by').references(() => account.id),
  },
  (table) => [
    check('member_invitation_way', sql`${table.way} in ('link', 'email', 'sms')`),
    check('member_invitation_status', sql`${table.status} in ('open', 'accepted', 'revoked')`),
    index('member_invitation_company').on(table.companyId, table.status, table.id),
    index('member_invitation_inviter').on(table.invitedBy).where(sql`${table.status} = 'open'`),
  ],
);

/** One-time link for a new password; only the token's SHA-256 is stored. */
export const passwordLink = pgTable(
  'password_link',
  {
    ...baseColumns,
    accountId: reference('account_id')
      .notNull()
      .references(() => account.id),
    tokenHash: text('token_hash').notNull().unique('password_link_token'),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('password_link_account').on(table.accountId)],
);
