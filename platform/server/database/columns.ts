import { bigint, timestamp } from 'drizzle-orm/pg-core';

export const baseColumns = {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true })
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date()),
};

export const instant = (name: string) => timestamp(name, { withTimezone: true });

export const reference = (name: string) => bigint(name, { mode: 'number' });
