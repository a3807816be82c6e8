import { and, asc, eq, gte, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { PaperKind } from '../paperKinds.ts';
import type { PaperFacts } from '../reading/understand.ts';
import { RECOGNIZE_STATE } from '../states.ts';
import { paper } from './tables.ts';

/** Whose papers are asked for. */
interface OrderOfPapers {
  orderBigNo: string;
  companyId: number;
  createdAt: Date;
  /** of its containers; '' and null for none */
  containerNos: readonly (string | null)[];
}

/** An uploaded paper of an order as it was read. */
export interface ReadOf {
  orderBigNo: string;
  paperId: number;
  fileName: string;
  kind: PaperKind | null;
  /** by the folder that it came in; '' for none */
  filedUnder: string;
  facts: PaperFacts;
}

/**
 * Papers of orders as they were read, in one query: those that were taken over into an order, and those in no order that
 * came after it was made and name one of its containers. The caller checks access.
 */
export async function findReadOf(db: Db, orders: readonly OrderOfPapers[]): Promise<ReadOf[]> {
  if (orders.length === 0) return [];
  const companyIds = [...new Set(orders.map(({ companyId }) => companyId))];
  const numbers = [...new Set(orders.flatMap(({ containerNos }) => containerNos.flatMap((no) => no || [])))];
  const since = new Date(Math.min(...orders.map(({ createdAt }) => createdAt.getTime())));
  const rows = await db
    .select({
      paperId: paper.id,
      companyId: paper.companyId,
      createdAt: paper.createdAt,
      orderNo: paper.orderNo,
      fileName: paper.fileName,
      kind: paper.kind,
      filedUnder: paper.containerNo,
      facts: paper.facts,
    })
    .from(paper)
    .where(
      and(
        inArray(paper.companyId, companyIds),
        gte(paper.createdAt, since),
        inArray(paper.state, [RECOGNIZE_STATE.read, RECOGNIZE_STATE.checked]),
        isNotNull(paper.facts),
        or(
          inArray(
            paper.orderNo,
            orders.map(({ orderBigNo }) => orderBigNo),
          ),
          and(eq(paper.orderNo, ''), namesOneOf(numbers)),
        ),
      ),
    )
    .orderBy(asc(paper.id));
  return orders.flatMap((order) =>
    rows
      .filter((row) => row.companyId === order.companyId && isOf(row, order))
      .flatMap(({ facts, paperId, fileName, kind, filedUnder }) =>
        facts === null ? [] : [{ orderBigNo: order.orderBigNo, paperId, fileName, kind, filedUnder, facts }],
      ),
  );
}

function namesOneOf(numbers: readonly string[]): SQL | undefined {
  if (numbers.length === 0) return sql`false`;
  const read = sql`select one #>> '{containerNo,text}' from jsonb_array_elements(${paper.facts} #> '{head,containers}') one`;
  return or(
    inArray(paper.containerNo, [...numbers]),
    sql`exists (select 1 from (${read}) as named (number) where ${inArray(sql`named.number`, [...numbers])})`,
  );
}

function isOf(
  row: { orderNo: string; createdAt: Date; filedUnder: string; facts: PaperFacts | null },
  { orderBigNo, createdAt, containerNos }: OrderOfPapers,
): boolean {
  if (row.orderNo !== '') return row.orderNo === orderBigNo;
  const named = [row.filedUnder, ...(row.facts?.head.containers ?? []).map(({ containerNo }) => containerNo.text)];
  return row.createdAt >= createdAt && named.some((number) => number !== '' && containerNos.includes(number));
}
