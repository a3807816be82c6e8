import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { identified, instant } from '../database/columns.ts';
import type { ArchiveEntry } from './fileKind.ts';

/**
 * Bytes in the store, once for equal contents. What can be read off the bytes stands here; whose they are and how
 * they are called is said by the rows that point here. A row that nothing points to is removed by a job.
 */
export const storedBlob = pgTable(
  'stored_blob',
  {
    ...identified,
    /** of the bytes, in hex */
    sha256: text('sha256').notNull().unique('stored_blob_sha256'),
    byteCount: bigint('byte_count', { mode: 'number' }).notNull(),
    /** where the store has the bytes; never used a second time, so that removing cannot meet adding */
    storeKey: text('store_key').notNull().unique('stored_blob_store_key'),
    /** as detected from the bytes, never as the sender says */
    extension: text('extension').notNull(),
    mimeType: text('mime_type').notNull(),
    /** what an archive holds; null: no archive */
    entries: jsonb('entries').$type<readonly ArchiveEntry[]>(),
    thumbnail: text('thumbnail').$type<ThumbnailState>().notNull().default('none'),
    /** where the store has the small picture (webp); used once as well */
    thumbnailKey: text('thumbnail_key').unique('stored_blob_thumbnail_key'),
    /** when it was last taken into use; what is young is not removed */
    usedAt: instant('used_at').notNull().defaultNow(),
  },
  (table) => [
    check('stored_blob_thumbnail', sql`${table.thumbnail} in ('none', 'waiting', 'made', 'failed')`),
    check('stored_blob_byte_count', sql`${table.byteCount} > 0`),
    index('stored_blob_thumbnail_waiting').on(table.id).where(sql`${table.thumbnail} = 'waiting'`),
  ],
);

/** `none`: no picture can be made of such a file. */
export type ThumbnailState = 'none' | 'waiting' | 'made' | 'failed';
