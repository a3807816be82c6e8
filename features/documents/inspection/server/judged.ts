import { createHash } from 'node:crypto';
import { and, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { formatDate } from '../../../../platform/wire/time.ts';
import type { PaperKey } from '../../dossier/server/index.ts';
import { findingText, inspect } from '../rules/inspect.ts';
import type { Finding } from '../rules/inspected.ts';
import { type Inspectable, readInspected } from './inspected.ts';
import { readSettings } from './settings.ts';
import { findingOverrule } from './tables.ts';

export type OverruleRow = typeof findingOverrule.$inferSelect;

/** A finding by its key, with the reason for which it was accepted. */
export interface Judged extends Finding {
  key: string;
  overruled: OverruleRow | null;
}

/** Hex, 64 characters; another once a value is another. */
const keyOf = (finding: Finding): string => createHash('sha256').update(findingText(finding)).digest('hex');

/** Findings of orders of one train by their numbers, in a bounded number of queries. The caller checks access. */
export async function judge(
  db: Db,
  trainId: number,
  all: readonly Inspectable[],
): Promise<ReadonlyMap<string, readonly Judged[]>> {
  const inspected = await readInspected(db, trainId, all);
  const settings = await readSettings(db);
  const overrules = await selectOverrules(
    db,
    all.map(({ order }) => order.orderId),
  );
  const today = formatDate(new Date());
  return new Map(
    inspected.map((of, at) => {
      const orderId = all[at]?.order.orderId;
      const own = overrules.filter((row) => row.orderId === orderId);
      const findings = inspect(of, { today, settings }).map((finding) => {
        const key = keyOf(finding);
        return { ...finding, key, overruled: own.find(({ findingKey }) => findingKey === key) ?? null };
      });
      return [of.orderBigNo, findings];
    }),
  );
}

export const isStopping = ({ severity, overruled }: Judged): boolean => severity === 'red' && overruled === null;

/** Whether a finding is about a paper that shows these cells. */
export function touches(
  { papers, orderContainerId, cells: found }: Finding,
  { code, orderContainerId: ofPaper }: PaperKey,
  cells: ReadonlySet<string>,
): boolean {
  if (papers === null) return found.some(({ cell }) => cells.has(cell));
  return papers.includes(code) && (orderContainerId === null || ofPaper === null || ofPaper === orderContainerId);
}

const selectOverrules = async (db: Db, orderIds: readonly number[]): Promise<OverruleRow[]> =>
  orderIds.length === 0
    ? []
    : db
        .select()
        .from(findingOverrule)
        .where(and(inArray(findingOverrule.orderId, [...orderIds]), isNull(findingOverrule.takenBackAt)));
