import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { baseColumns, instant, reference } from '../../../../platform/server/database/columns.ts';
import { company } from '../../../people/account/server/tables.ts';
import type { FleetStatus, VehicleKind } from '../wire.ts';

export const vehicle = pgTable(
  'vehicle',
  {
    ...baseColumns,
    companyId: reference('company_id')
      .notNull()
      .references(() => company.id),
    plate: text('plate').notNull(),
    kind: text('kind').$type<VehicleKind>().notNull(),
    remark: text('remark').notNull().default(''),
    status: text('status').$type<FleetStatus>().notNull().default('0'),
    deletedAt: instant('deleted_at'),
  },
  (table) => [uniqueIndex('vehicle_plate').on(table.companyId, table.plate).where(sql`${table.deletedAt} is null`)],
);

export const driver = pgTable(
  'driver',
  {
    ...baseColumns,
    companyId: reference('company_id')
      .notNull()
      .references(() => company.id),
    name: text('name').notNull(),
    mobile: text('mobile').notNull(),
    licenceNo: text('licence_no').notNull().default(''),
    remark: text('remark').notNull().default(''),
    status: text('status').$type<FleetStatus>().notNull().default('0'),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    uniqueIndex('driver_mobile').on(table.companyId, table.mobile).where(sql`${table.deletedAt} is null`),
    index('driver_company').on(table.companyId, table.id),
  ],
);
