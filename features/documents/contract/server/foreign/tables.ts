import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text } from 'drizzle-orm/pg-core';
import { baseColumns, instant, reference } from '../../../../../platform/server/database/columns.ts';
import type { Language } from '../../../../../platform/wire/language.ts';
import { account } from '../../../../people/account/server/tables.ts';
import type { WitnessState } from '../../witnessState.ts';
import { contractLink } from '../tables.ts';

/** Evidence of a signer without mainland papers; what the passport says lies encrypted. */
export const foreignSigner = pgTable(
  'contract_foreign_signer',
  {
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
    /** how to meet a witness of the platform */
    witnessWish: text('witness_wish').notNull().default(''),
    witnessState: text('witness_state').$type<WitnessState>().notNull().default('none'),
    /** of the appointment with the witness; null: none was proposed */
    witnessAt: instant('witness_at'),
    /** of the platform on the appointment */
    witnessNote: text('witness_note').notNull().default(''),
    witnessedBy: reference('witnessed_by').references(() => account.id),
    witnessedAt: instant('witnessed_at'),
  },
  (table) => [
    check(
      'contract_foreign_signer_witness',
      sql`${table.witnessState} in ('none', 'proposed', 'confirmed', 'declined', 'witnessed')`,
    ),
    index('contract_foreign_signer_appointment')
      .on(table.witnessAt)
      .where(sql`witness_state in ('proposed', 'confirmed')`),
  ],
);
