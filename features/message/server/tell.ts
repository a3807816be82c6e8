import { sql } from 'drizzle-orm';
import type { Runs } from '../../../platform/server/database/planOnce.ts';
import type { MessageKind, MessageParams } from '../../../platform/server/messageKind.ts';
import { closing, toldBy } from './told.ts';
import { sayCounts, sayDeliveries } from './words.ts';

/** One thing to tell, and to whom: what of the two the kind's audience asks for. */
export interface Telling<Params extends MessageParams = MessageParams> {
  companyId?: number;
  accountId?: number;
  /** the thing it is about, such as `order:IS2611210001` */
  about: string;
  params: Params;
  /** a mobile number that has got an SMS about it already */
  texted?: string;
}

/**
 * Writes messages of one kind to all their receivers, in one statement of the caller's transaction: they are there
 * exactly if it commits. The to-dos that the kind closes are done with it.
 */
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

/** Closes the open to-dos of some kinds about some things, because they are done, by whatever way. */
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
