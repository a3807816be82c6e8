import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { baseColumns, instant, reference } from '../../../../platform/server/database/columns.ts';
import { account } from '../../../people/account/server/tables.ts';
import type { NoticeState } from '../states.ts';

/** Announcements (portal 2.7). Contents are sanitized rich text. */
export const notice = pgTable(
  'notice',
  {
    ...baseColumns,
    titleZh: text('title_zh').notNull(),
    titleEn: text('title_en').notNull(),
    titleRu: text('title_ru').notNull(),
    contentZh: text('content_zh').notNull().default(''),
    contentEn: text('content_en').notNull().default(''),
    contentRu: text('content_ru').notNull().default(''),
    /** link instead of content; '' for none */
    noticeUrl: text('notice_url').notNull().default(''),
    /** opens by itself, once */
    isForced: boolean('is_forced').notNull().default(false),
    /** empty lists match all */
    companyTypes: integer('company_types').array().notNull().default([]),
    companyScopes: integer('company_scopes').array().notNull().default([]),
    roleKeys: text('role_keys').array().notNull().default([]),
    state: text('state').$type<NoticeState>().notNull().default('draft'),
    validFrom: instant('valid_from').notNull(),
    /** null: until withdrawn */
    validTo: instant('valid_to'),
    writtenBy: reference('written_by')
      .notNull()
      .references(() => account.id),
  },
  (table) => [
    check('notice_state', sql`${table.state} in ('draft', 'published', 'withdrawn')`),
    check('notice_valid', sql`${table.validTo} is null or ${table.validTo} > ${table.validFrom}`),
    index('notice_published').on(table.validFrom).where(sql`${table.state} = 'published'`),
  ],
);
