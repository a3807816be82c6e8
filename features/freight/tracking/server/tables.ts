import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { baseColumns, instant, reference } from '../../../../platform/server/database/columns.ts';
import { account } from '../../../people/account/server/tables.ts';
import { station } from '../../network/server/tables.ts';
import type { DelayReason } from '../../train/delayReasons.ts';
import { train } from '../../train/server/tables.ts';
import type { Classifier, EventKind } from '../wire.ts';

/**
 * What the whole-train events of a departed train prove, kept for lists: the last report and when the next one
 * is due. Written with each event.
 */
export const trainProgress = pgTable(
  'train_progress',
  {
    ...baseColumns,
    trainId: reference('train_id')
      .notNull()
      .references(() => train.id),
    stationId: reference('station_id')
      .notNull()
      .references(() => station.id),
    kind: text('kind').$type<EventKind>().notNull(),
    reportedAt: instant('reported_at').notNull(),
    /** null: arrived at the last station */
    nextReportAt: instant('next_report_at'),
  },
  (table) => [uniqueIndex('progress_of_train').on(table.trainId)],
);

/** Append-only; a correction references the event it supersedes. */
export const trackingEvent = pgTable(
  'tracking_event',
  {
    ...baseColumns,
    trainId: reference('train_id')
      .notNull()
      .references(() => train.id),
    /** null: whole train */
    containerNo: text('container_no'),
    kind: text('kind').$type<EventKind>().notNull(),
    classifier: text('classifier').$type<Classifier>().notNull(),
    occursAt: instant('occurs_at').notNull(),
    stationId: reference('station_id')
      .notNull()
      .references(() => station.id),
    source: text('source').notNull(),
    remark: text('remark').notNull().default(''),
    delayReason: text('delay_reason').$type<DelayReason>(),
    accountId: reference('account_id').references(() => account.id),
    supersedesId: reference('supersedes_id').references((): AnyPgColumn => trackingEvent.id),
  },
  (table) => [
    check('event_classifier_known', sql`${table.classifier} in ('planned', 'estimated', 'actual')`),
    index('event_of_train').on(table.trainId, table.id),
    // few among those of the containers
    index('event_of_whole_train').on(table.trainId, table.id).where(sql`${table.containerNo} is null`),
    uniqueIndex('event_corrected_once').on(table.supersedesId).where(sql`${table.supersedesId} is not null`),
  ],
);
