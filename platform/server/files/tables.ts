import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ArchiveEntry } from '../../../libs/fileInspection/fileKind.ts';
import { baseColumns, instant } from '../database/columns.ts';

/** Stored bytes, one row per content; names and owners are in the referencing rows. */
export const storedBlob = pgTable(
  'stored_blob',
  {
    ...baseColumns,
    /** of the bytes, in hex */
    sha256: text('sha256').notNull().unique('stored_blob_sha256'),
    byteCount: bigint('byte_count', { mode: 'number' }).notNull(),
    /** never reused, so that removing and adding cannot race */
    storeKey: text('store_key').notNull().unique('stored_blob_store_key'),
    /** detected from the bytes, not from the name */
    extension: text('extension').notNull(),
    mimeType: text('mime_type').notNull(),
    /** directory of an archive, else null */
    entries: jsonb('entries').$type<readonly ArchiveEntry[]>(),
    thumbnail: text('thumbnail').$type<ThumbnailState>().notNull().default('none'),
    /** store key of the thumbnail (webp) */
    thumbnailKey: text('thumbnail_key').unique('stored_blob_thumbnail_key'),
    /** last use; recently used blobs are not removed */
    usedAt: instant('used_at').notNull().defaultNow(),
  },
  (table) => [
    check('stored_blob_thumbnail', sql`${table.thumbnail} in ('none', 'waiting', 'made', 'failed')`),
    check('stored_blob_byte_count', sql`${table.byteCount} > 0`),
    index('stored_blob_thumbnail_waiting').on(table.id).where(sql`${table.thumbnail} = 'waiting'`),
  ],
);

/** `none`: not renderable. */
export type ThumbnailState = 'none' | 'waiting' | 'made' | 'failed';
