import { eq, or, sql } from 'drizzle-orm';
import { message } from './tables.ts';

/** To-dos always; notices unless switched off for the portal. */
export const isInPortal = or(
  eq(message.handWay, 2),
  // explicit table names: Drizzle omits them in single-table selects
  sql`not exists (select 1 from message_way unwanted where unwanted.account_id = message.account_id
    and unwanted.msg_type = message.msg_type and not unwanted.in_portal)`,
);
