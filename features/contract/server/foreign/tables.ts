import { date, pgTable, text } from 'drizzle-orm/pg-core';
import { baseColumns, instant, reference } from '../../../../platform/server/database/columns.ts';
import type { Language } from '../../../../platform/wire/language.ts';
import { account } from '../../../account/server/tables.ts';
import { contractLink } from '../tables.ts';

/** Evidence of a signer without mainland papers; what the passport says lies encrypted. */
export const foreignSigner = pgTable('contract_foreign_signer', {
  ...baseColumns,
  linkId: reference('link_id')
    .notNull()
    .unique()
    .references(() => contractLink.id, { onDelete: 'cascade' }),
  /** JSON, sealed */
  sealedPassport: text('sealed_passport').notNull(),
  /** base64, sealed */
  sealedPicture: text('sealed_picture').notNull(),
  pictureType: text('picture_type').notNull(),
  validUntil: date('valid_until', { mode: 'string' }).notNull(),
  /** SHA-256 of the consent text that was shown */
  consentHash: text('consent_hash').notNull(),
  consentLanguage: text('consent_language').$type<Language>().notNull(),
  agreedAt: instant('agreed_at').notNull(),
  /** when a witness of the platform should be there; '': none is wanted */
  witnessWish: text('witness_wish').notNull().default(''),
  witnessedBy: reference('witnessed_by').references(() => account.id),
  witnessedAt: instant('witnessed_at'),
});
