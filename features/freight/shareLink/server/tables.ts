import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { baseColumns, instant, reference } from '../../../../platform/server/database/columns.ts';
import type { Language } from '../../../../platform/wire/language.ts';
import { resource } from '../../../documents/resource/server/tables.ts';
import { account, company } from '../../../people/account/server/tables.ts';
import { bookingOrder, orderContainer } from '../../booking/server/tables.ts';
import type { LinkDeed, LinkTask } from '../link.ts';

/** A link that opens one task of an order, or of one of its containers, without an account. */
export const shareLink = pgTable(
  'share_link',
  {
    ...baseColumns,
    /** of the order */
    companyId: reference('company_id')
      .notNull()
      .references(() => company.id),
    orderId: reference('order_id')
      .notNull()
      .references(() => bookingOrder.id, { onDelete: 'cascade' }),
    /** null: all containers of the order */
    orderContainerId: reference('order_container_id').references(() => orderContainer.id, { onDelete: 'cascade' }),
    task: text('task').$type<LinkTask>().notNull(),
    recipient: text('recipient').notNull().default(''),
    language: text('language').$type<Language>().notNull(),
    /** SHA-256 of the token; its 128 random bits need no salt */
    tokenHash: text('token_hash').notNull().unique('share_link_token'),
    makerId: reference('maker_id')
      .notNull()
      .references(() => account.id),
    makerCompanyId: reference('maker_company_id')
      .notNull()
      .references(() => company.id),
    expiresAt: instant('expires_at').notNull(),
    maxUses: integer('max_uses').notNull(),
    usedCount: integer('used_count').notNull().default(0),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    index('share_link_of_order').on(table.orderId),
    index('share_link_of_company').on(table.companyId, table.id),
    check('share_link_uses', sql`${table.usedCount} <= ${table.maxUses}`),
  ],
);

/** Log of a link: openings and what was given. */
export const shareLinkUse = pgTable(
  'share_link_use',
  {
    ...baseColumns,
    linkId: reference('link_id')
      .notNull()
      .references(() => shareLink.id, { onDelete: 'cascade' }),
    /** idempotency key of the holder's browser */
    useKey: text('use_key').notNull(),
    deed: text('deed').$type<LinkDeed>().notNull(),
    /** system and browser */
    device: text('device').notNull().default(''),
    detail: text('detail').notNull().default(''),
    resourceId: reference('resource_id').references(() => resource.id, { onDelete: 'set null' }),
  },
  (table) => [unique('share_link_use_once').on(table.linkId, table.useKey)],
);
