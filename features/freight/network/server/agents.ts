import { and, eq, notInArray } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { OwnCompanyId } from '../../../../platform/server/http/callContext.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { findCompaniesOfType } from '../../../people/account/server/index.ts';
import type { StationAgents } from '../wire.ts';
import { selectCountryOf } from './queries.ts';
import { stationAgent } from './tables.ts';
import { userError } from './texts.ts';

/** Company type of overseas users (portal 1). */
const OVERSEAS = 10;

/** Chosen companies of a station, and all that may be chosen. */
export async function agentsOf(db: Db, stationId: number): Promise<StationAgents> {
  const [chosen, companies] = await Promise.all([
    db.select({ companyId: stationAgent.companyId }).from(stationAgent).where(eq(stationAgent.stationId, stationId)),
    findCompaniesOfType(db, OVERSEAS),
  ]);
  return { companyIds: chosen.map(({ companyId }) => companyId), companies };
}

/** Throws a `UserError` for an unknown station, and for a company that is no overseas one. */
export async function saveAgents(db: Db, stationId: number, companyIds: readonly number[]): Promise<void> {
  if ((await selectCountryOf(db, stationId)) === undefined) throw userError((t) => t.stationAbsent, CODE.absent);
  const overseas = new Set((await findCompaniesOfType(db, OVERSEAS)).map(({ companyId }) => companyId));
  if (companyIds.some((id) => !overseas.has(id))) throw userError((t) => t.notOverseas);
  const kept = companyIds.length > 0 ? notInArray(stationAgent.companyId, [...companyIds]) : undefined;
  await db.delete(stationAgent).where(and(eq(stationAgent.stationId, stationId), kept));
  if (companyIds.length === 0) return;
  await db
    .insert(stationAgent)
    .values(companyIds.map((companyId) => ({ stationId, companyId })))
    .onConflictDoNothing();
}

/** Stations whose arrivals a company handles. */
export async function selectStationIdsOfAgent(db: Db, own: OwnCompanyId): Promise<number[]> {
  const rows = await db
    .select({ stationId: stationAgent.stationId })
    .from(stationAgent)
    .where(eq(stationAgent.companyId, own));
  return rows.map(({ stationId }) => stationId);
}
