import type { Db } from '../../../../platform/server/database/connect.ts';
import { type LocalizedText, UserError } from '../../../../platform/server/texts/userError.ts';
import type { Cell } from '../cells.ts';
import { texts } from './texts.ts';

/** Cells of an order that stand in issued papers, with the name of such a paper by language. */
type FindIssuedCells = (db: Db, orderId: number) => Promise<ReadonlyMap<string, LocalizedText>>;

let findIssuedCells: FindIssuedCells = async () => new Map();

/** Called once, where the feature that issues papers is composed. */
export function lockIssuedCells(find: FindIssuedCells): void {
  findIssuedCells = find;
}

/** Cells of an order that cannot be changed without an amendment, with the name of an issued paper that each stands in. */
export const issuedCellsOf: FindIssuedCells = (db, orderId) => findIssuedCells(db, orderId);

/** Throws for a cell that stands in an issued paper: it is changed by an amendment with a reason alone. */
export async function assertNotIssued(db: Db, orderId: number, cells: readonly Cell[]): Promise<void> {
  if (cells.length === 0) return;
  const issued = await findIssuedCells(db, orderId);
  const paper = cells.map((cell) => issued.get(cell)).find((name) => name !== undefined);
  if (paper !== undefined) throw new UserError((language) => texts[language].server.issued({ paper: paper(language) }));
}
