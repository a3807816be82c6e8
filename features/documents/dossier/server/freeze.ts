import { Readable } from 'node:stream';
import { and, eq } from 'drizzle-orm';
import { formPdf } from '../../../../libs/formPdf/formPdf.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { Platform } from '../../../../platform/server/platform.ts';
import { formatDate } from '../../../../platform/wire/time.ts';
import type { CargoSide } from '../../../freight/cargo/server/index.ts';
import { assertInspected, type IssueAsked } from './issueGuard.ts';
import { type Composed, cellsOf, cellsShown, composePaper, fillPaper, textsShown } from './machine/compose.ts';
import type { Issuing, Paper } from './machine/paper.ts';
import { drawNumber } from './numbers.ts';
import { paperOf } from './papers/papers.ts';
import { fileNameOf } from './read.ts';
import { type RemarkRow, withReturned } from './remarks.ts';
import { otherNoteOf, subjectOf } from './subject.ts';
import { issuedPaper } from './tables.ts';
import { userError } from './texts.ts';
import { type IssuedRow, inForce, type KnownVersion, ofPaper, type PaperKey, versionsOf } from './versions.ts';

const MAX_BYTES = 20_000_000;

/** In whose name papers are issued. */
export interface Issuer {
  side: CargoSide;
  accountId: number;
  accountName: string;
}

/** A paper of an order that is to be frozen as it is now. */
export interface Freezing extends Pick<IssueAsked, 'order' | 'dossier' | 'key'> {
  /** of all papers of the order */
  versions: readonly (KnownVersion & Pick<IssuedRow, 'versionNo'>)[];
  remarks: readonly RemarkRow[];
}

/**
 * Freezes a paper as it is now. One that is in force is replaced and hands on its number; a numbered one without draws
 * the next of the operator's ranges. Throws for a faulty one, and for one that the inspection stops.
 */
export async function freeze(
  db: Db,
  files: Platform['files'],
  { side, accountId, accountName }: Issuer,
  { order, dossier, key, versions, remarks }: Freezing,
): Promise<IssuedRow> {
  const declared = paperOf(key.code);
  const subject = subjectOf(dossier, key, versions);
  const { orderId, companyId } = order;
  const filled = withReturned(fillPaper(declared, subject), remarks, key);
  assertNoFaults(filled);
  const keep = await assertInspected(db, { order, dossier, key, versions, cells: cellsOf(filled) });
  const own = versionsOf(versions, key);
  const issued = inForce(own);
  const of = { orderId, orderContainerId: key.orderContainerId };
  const number = declared.isNumbered ? issued?.number || (await drawNumber(db, of)) : '';
  const issuedAt = new Date();
  const composed = await composePaper(declared, { ...subject, number, issuedOn: formatDate(issuedAt) });
  assertNoFaults(composed);
  const fileName = fileNameOf(key, dossier, number);
  return savePdf(db, files, { declared, composed, fileName }, async ({ blobId, sha256 }) => {
    await replace(db, orderId, key);
    const other = otherNoteOf(key);
    if (other !== null && subject.otherNote !== '') await replace(db, orderId, other);
    const versionNo = 1 + Math.max(0, ...own.map((row) => row.versionNo));
    const [row] = await db
      .insert(issuedPaper)
      .values({
        ...of,
        code: key.code,
        companyId,
        versionNo,
        number,
        cells: cellsShown(composed),
        boxes: textsShown(composed),
        blobId,
        sha256,
        side,
        issuedBy: accountId,
        accountName,
        issuedAt,
      })
      .returning();
    if (row === undefined) throw new Error('an issued paper was not written');
    await keep(db, row.id);
    return row;
  });
}

export function assertNoFaults({ faults }: Pick<Composed, 'faults'>): void {
  if (faults.length > 0) throw userError((t) => t.faulty({ count: faults.length }));
}

async function replace(db: Db, orderId: number, key: PaperKey): Promise<void> {
  await db
    .update(issuedPaper)
    .set({ state: 'replaced' })
    .where(and(ofPaper(orderId, key), eq(issuedPaper.state, 'issued')));
}

interface Saved {
  blobId: number;
  sha256: string;
}

/** Stores a composed paper as a PDF, and writes the row that names it. */
export async function savePdf<Of extends Issuing, Row>(
  db: Db,
  files: Platform['files'],
  { declared, composed, fileName }: { declared: Paper<Of>; composed: Composed; fileName: string },
  write: (saved: Saved) => Promise<Row>,
): Promise<Row> {
  const content = await formPdf(composed.drawn, declared.heading);
  const received = await files.receive(Readable.from([content]), { fileName, maxBytes: MAX_BYTES });
  try {
    const { id: blobId, sha256 } = await files.save(db, received);
    return await write({ blobId, sha256 });
  } finally {
    await files.discard(received);
  }
}
