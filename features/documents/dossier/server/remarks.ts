import { and, desc, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import type { PaperFault, PaperView } from '../wire.ts';
import type { Filled, FilledBox } from './machine/compose.ts';
import { boxRemark } from './tables.ts';
import type { PaperKey } from './versions.ts';

export type RemarkRow = typeof boxRemark.$inferSelect;

/** Returned boxes of orders that were not taken back, the latest first. */
export const selectRemarks = (db: Db, orderIds: readonly number[]): Promise<RemarkRow[]> =>
  orderIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(boxRemark)
        .where(and(inArray(boxRemark.orderId, [...orderIds]), isNull(boxRemark.takenBackAt)))
        .orderBy(desc(boxRemark.id));

/** The box that was returned: by a cell of it, since lines of a table move. */
function boxOf({ boxes }: Filled, { boxId, cell }: RemarkRow): readonly [string, FilledBox] | undefined {
  const own = boxes.get(boxId);
  const holdsCell = (box: FilledBox) => cell === '' || box.facts.some((fact) => fact.cell === cell);
  if (own !== undefined && holdsCell(own)) return [boxId, own];
  return [...boxes].find(([, box]) => cell !== '' && holdsCell(box));
}

/** A remark is open while its box says what it said when it was returned. */
function openBoxOf(filled: Filled, remark: RemarkRow): readonly [string, FilledBox] | undefined {
  const found = boxOf(filled, remark);
  return found?.[1].text === remark.boxText ? found : undefined;
}

const ofKey = (rows: readonly RemarkRow[], { code, orderContainerId }: PaperKey) =>
  rows.filter((row) => row.code === code && row.orderContainerId === orderContainerId);

/** A filled paper whose returned boxes are faults too. */
export function withReturned<Paper extends Filled>(filled: Paper, rows: readonly RemarkRow[], key: PaperKey): Paper {
  const returned = ofKey(rows, key).flatMap((row): PaperFault[] => {
    const open = openBoxOf(filled, row);
    if (open === undefined) return [];
    return [{ reason: 'returned', boxId: open[0], box: row.box, cell: row.cell, has: 0, holds: 0, words: row.words }];
  });
  return returned.length === 0 ? filled : { ...filled, faults: [...returned, ...filled.faults] };
}

export function toRemarks(filled: Filled, rows: readonly RemarkRow[], key: PaperKey): PaperView['remarks'] {
  return ofKey(rows, key).map((row) => {
    const open = openBoxOf(filled, row);
    const { id: remarkId, box, cell, words, createdAt } = row;
    return {
      remarkId,
      boxId: open?.[0] ?? row.boxId,
      box,
      cell,
      words,
      time: formatDateTime(createdAt),
      isOpen: open !== undefined,
    };
  });
}
