import { sql } from 'drizzle-orm';
import type { Runs } from '../../../platform/server/database/planOnce.ts';
import type { MessageKind, MessageParams } from '../../../platform/server/messageKind.ts';
import { closing, toldBy } from './told.ts';
import { sayCounts, sayDeliveries } from './words.ts';

/** Receiver by `companyId` or `accountId`, as the audience of the kind requires. */
export interface Telling<Params extends MessageParams = MessageParams> {
  companyId?: number;
  accountId?: number;
  /** subject, such as `order:IS2611210001` */
  about: string;
  params: Params;
  /** mobile number that already got an SMS about it */
  texted?: string;
}

/** Sends messages of one kind in the caller's transaction, and closes the to-dos that the kind closes. */
export async function tell<Params extends MessageParams>(
  db: Runs,
  kind: MessageKind<Params>,
  tellings: readonly Telling<Params>[],
): Promise<void> {
  if (tellings.length === 0) return;
  const rows = tellings.map(({ companyId, accountId, about, params, texted }) => ({
    company_id: companyId,
    account_id: accountId,
    about,
    params,
    texted,
  }));
  const asked = sql`select * from json_to_recordset(${JSON.stringify(rows)}::json)
    as asked(company_id bigint, account_id bigint, about text, params jsonb, texted text)`;
  const touched = sql`select account_id from told_written union all select account_id from told_closed`;
  await db.execute(sql`with ${toldBy(kind, asked)}
    ${sayCounts(touched)} union all ${sayDeliveries(sql`select 1 from told_waiting`)}`);
}

/** Closes open to-dos of some kinds about some subjects. */
export async function done(
  db: Runs,
  abouts: readonly string[],
  businessCodes: readonly string[],
): Promise<void> {
  if (abouts.length === 0) return;
  const things = sql`select unnest(${sql.param([...abouts])}::text[])`;
  await db.execute(sql`with closed as (${closing(things, businessCodes)})
    ${sayCounts(sql`select account_id from closed`)}`);
}
