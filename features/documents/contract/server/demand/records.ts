import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { type Db, violatedUnique } from '../../../../../platform/server/database/connect.ts';
import { notify } from '../../../../../platform/server/notifications/notificationBus.ts';
import { sheetField } from '../../../../../platform/server/records/columns.ts';
import { serveRecords } from '../../../../../platform/server/records/serveRecords.ts';
import type { ReadBy } from '../../../../../platform/wire/call.ts';
import { CODE } from '../../../../../platform/wire/envelope.ts';
import { type DemandPeriod, lineDemands } from '../../demandWire.ts';
import { today } from './inForce.ts';
import { lineDemand } from './tables.ts';
import { demandError, demandTexts } from './texts.ts';

const { label, money, date } = sheetField;

/** NOTIFY channel of changed rules; payload = `*`. */
export const DEMAND_CHANNEL = 'line_demand';

const period = (day: string) =>
  sql<DemandPeriod>`case when ${lineDemand.validFrom} > ${day}::date then 'coming'
    when exists (select from line_demand as later where later.line_type = ${lineDemand.lineType}
      and later.company_entity = ${lineDemand.companyEntity} and later.valid_from <= ${day}::date
      and later.valid_from > ${lineDemand.validFrom}) then 'past' else 'current' end`;

/** Rules by line and kind of company, the latest first. */
export const demandRecords = serveRecords(lineDemands, {
  from: lineDemand,
  texts: demandTexts,
  sheetTitle: (t) => t.title,
  columns: (t) => ({
    demandId: lineDemand.id,
    lineType: label(t.line, 14, lineDemand.lineType, t.lines),
    companyEntity: {
      ...label(t.entity, 20, sql<string>`${lineDemand.companyEntity}::text`, t.entities),
      value: lineDemand.companyEntity,
    },
    contractType: label(t.contract, 30, lineDemand.contractType, t.types),
    demandsDeposit: {
      ...label(t.deposit, 14, sql<string>`${lineDemand.demandsDeposit}::text`, t.yesNo),
      value: lineDemand.demandsDeposit,
    },
    depositAmount: money(t.amount, 16, lineDemand.depositAmount),
    validFrom: date(t.validFrom, 14, lineDemand.validFrom),
    period: label(t.period, 14, sql<DemandPeriod>`${period(today())}`, t.periods),
  }),
  where: (filter) => [
    filter.lineType && eq(lineDemand.lineType, filter.lineType),
    filter.contractType && eq(lineDemand.contractType, filter.contractType),
  ],
  order: [asc(lineDemand.lineType), asc(lineDemand.companyEntity), desc(lineDemand.validFrom)],
  absent: () => demandError((t) => t.absent, CODE.absent),
});

type NewDemand = ReadBy<typeof lineDemands.add>;

/** A rule without a deposit keeps no amount. */
function columnsOf(demand: NewDemand) {
  if (demand.demandsDeposit && demand.contractType === '')
    throw demandError.withFields((t) => t.depositNeedsContract, {
      contractType: (t) => t.depositNeedsContract,
    });
  return { ...demand, depositAmount: demand.demandsDeposit ? demand.depositAmount : null };
}

async function writing<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await write;
  } catch (fault) {
    if (violatedUnique(fault) !== 'line_demand_once') throw fault;
    throw demandError.withFields((t) => t.twice, { validFrom: (t) => t.twice });
  }
}

const notifyDemandsChanged = (db: Db) => notify(db, DEMAND_CHANNEL, '*');

export async function addDemand(db: Db, demand: NewDemand): Promise<void> {
  await writing(db.insert(lineDemand).values(columnsOf(demand)));
  await notifyDemandsChanged(db);
}

export async function changeDemand(db: Db, { demandId, ...demand }: ReadBy<typeof lineDemands.edit>): Promise<void> {
  const { id } = lineDemand;
  const change = db.update(lineDemand).set(columnsOf(demand)).where(eq(id, demandId)).returning({ id });
  if ((await writing(change.execute())).length === 0) throw demandError((t) => t.absent, CODE.absent);
  await notifyDemandsChanged(db);
}

export async function removeDemands(db: Db, ids: readonly number[]): Promise<void> {
  await db.delete(lineDemand).where(inArray(lineDemand.id, [...ids]));
  await notifyDemandsChanged(db);
}
