import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { Language } from '../../../../platform/wire/language.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import type { CargoSide } from '../../../freight/cargo/server/index.ts';
import type { PaperCode } from '../paperCodes.ts';
import type { PaperVersion } from '../wire.ts';
import { issuedPaper } from './tables.ts';
import { texts } from './texts.ts';

export type IssuedRow = typeof issuedPaper.$inferSelect;

/** A paper of an order: which, and for which container. */
export interface PaperKey {
  code: PaperCode;
  orderContainerId: number | null;
}

/** What is asked of versions to fill a paper. */
export type KnownVersion = Pick<IssuedRow, 'code' | 'orderContainerId' | 'state' | 'number' | 'issuedAt'>;

/** Issued versions of all papers of an order, the newest first. */
export const selectVersions = (db: Db, orderId: number): Promise<IssuedRow[]> =>
  db.select().from(issuedPaper).where(eq(issuedPaper.orderId, orderId)).orderBy(desc(issuedPaper.versionNo));

export const versionsOf = <Row extends Pick<IssuedRow, 'code' | 'orderContainerId'>>(
  rows: readonly Row[],
  { code, orderContainerId }: PaperKey,
): Row[] => rows.filter((row) => row.code === code && row.orderContainerId === orderContainerId);

export const inForce = <Row extends Pick<IssuedRow, 'state'>>(rows: readonly Row[]): Row | undefined =>
  rows.find(({ state }) => state === 'issued');

export const ofPaper = (orderId: number, { code, orderContainerId }: PaperKey) =>
  and(
    eq(issuedPaper.orderId, orderId),
    eq(issuedPaper.code, code),
    orderContainerId === null
      ? isNull(issuedPaper.orderContainerId)
      : eq(issuedPaper.orderContainerId, orderContainerId),
  );

type Shown = Pick<
  IssuedRow,
  'id' | 'versionNo' | 'number' | 'state' | 'issuedAt' | 'sha256' | 'withdrawnFor' | 'side' | 'accountName'
>;

export function toVersion(row: Shown, reader: CargoSide, language: Language): PaperVersion {
  const { id: paperId, versionNo, number, state, issuedAt, sha256, withdrawnFor, side, accountName } = row;
  return {
    paperId,
    versionNo,
    number,
    state,
    sha256,
    withdrawnFor,
    issuedTime: formatDateTime(issuedAt),
    issuedBy: side === reader && accountName !== '' ? accountName : texts[language].sides[side],
  };
}

/** A party is chosen as a whole. */
const wholeOf = (cell: string): string => (cell.startsWith('party.') ? cell.split('.').slice(0, 2).join('.') : cell);

type RowInForce = Pick<IssuedRow, 'code' | 'cells'>;

/** Cells on papers in force, each with the code of one of these papers. */
export const cellsOn = (rows: readonly RowInForce[]): ReadonlyMap<string, PaperCode> =>
  new Map(rows.flatMap(({ code, cells }) => Object.keys(cells).map((cell) => [wholeOf(cell), code] as const)));

/** `cellsOn` the papers of an order that are in force. */
export async function findCellsInForce(db: Db, orderId: number): Promise<ReadonlyMap<string, PaperCode>> {
  const rows = await db
    .select({ code: issuedPaper.code, cells: issuedPaper.cells })
    .from(issuedPaper)
    .where(and(eq(issuedPaper.orderId, orderId), eq(issuedPaper.state, 'issued')));
  return cellsOn(rows);
}

/** Papers of containers that have become an order of their own go with them. */
export async function movePapers(db: Db, orderId: number, containerIds: readonly number[]): Promise<void> {
  await db
    .update(issuedPaper)
    .set({ orderId })
    .where(inArray(issuedPaper.orderContainerId, [...containerIds]));
}
