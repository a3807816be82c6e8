import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { baseColumns, instant, reference } from '../../../../../platform/server/database/columns.ts';
import { account } from '../../../../people/account/server/tables.ts';
import type { ContractEventKind, ContractSide } from '../../eventKinds.ts';
import { contract } from '../tables.ts';

export type EventFacts = Record<string, string | number | boolean>;

/** Chain of evidence of each contract; rows are only added (the trigger `contract_event_append_only`). */
export const contractEvent = pgTable(
  'contract_event',
  {
    ...baseColumns,
    contractId: reference('contract_id')
      .notNull()
      .references(() => contract.id),
    /** from 1, without gaps */
    place: integer('place').notNull(),
    kind: text('kind').$type<ContractEventKind>().notNull(),
    happenedAt: instant('happened_at').notNull(),
    side: text('side').$type<ContractSide>().notNull(),
    accountId: reference('account_id').references(() => account.id),
    actorName: text('actor_name').notNull(),
    address: text('address').notNull(),
    device: text('device').notNull(),
    facts: jsonb('facts').$type<EventFacts>().notNull(),
    /** of the event before; '': the first */
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    unique('contract_event_place').on(table.contractId, table.place),
    index('contract_event_kind').on(table.contractId, table.kind),
  ],
);

export type EventRow = typeof contractEvent.$inferSelect;
