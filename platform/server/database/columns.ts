import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** Columns that every table has (design 3). Times are kept with their zone. */
export const identified = {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true })
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date()),
};

/** A time with its zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });

/** A reference to another row's id. */
export const reference = (name: string) => bigint(name, { mode: 'number' });
