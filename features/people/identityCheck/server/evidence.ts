import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import PizZip from 'pizzip';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { deleteInBatches } from '../../../../platform/server/database/deleteInBatches.ts';
import type { SealedColumn } from '../../../../platform/server/secrets/renewSealed.ts';
import type { SecretBox } from '../../../../platform/server/secrets/secretBox.ts';
import { LANGUAGES } from '../../../../platform/wire/language.ts';
import { readRetentionYears } from './retentionYears.ts';
import { type CheckRow, statementsOf } from './start.ts';
import { identityCheck, identityEvidence } from './tables.ts';

/** Name in the pack and bytes. */
export interface EvidencePiece {
  name: string;
  content: Uint8Array;
}

const aboutPiece = (checkId: number, name: string) => `identity evidence ${checkId} ${name}`;

export const sealedPieces: SealedColumn = {
  table: identityEvidence,
  sealed: identityEvidence.sealed,
  of: [identityEvidence.checkId, identityEvidence.name],
  about: (checkId, name = '') => aboutPiece(Number(checkId), name),
};

/** Encrypts and stores; each piece opens for its check alone. */
export async function storeEvidence(
  db: Db,
  box: SecretBox,
  checkId: number,
  pieces: readonly EvidencePiece[],
): Promise<void> {
  const seal = async ({ name, content }: EvidencePiece) => ({
    checkId,
    name,
    sealed: await box.seal(Buffer.from(content).toString('base64'), aboutPiece(checkId, name)),
  });
  await db.insert(identityEvidence).values(await Promise.all(pieces.map(seal)));
}

/** Empty once the evidence was removed. Throws where the key is gone. */
export async function readEvidence(db: Db, box: SecretBox, checkId: number): Promise<EvidencePiece[]> {
  const found = await db
    .select()
    .from(identityEvidence)
    .where(eq(identityEvidence.checkId, checkId))
    .orderBy(asc(identityEvidence.id));
  const open = async ({ name, sealed }: (typeof found)[number]) => {
    const text = await box.open(sealed, aboutPiece(checkId, name));
    if (text === null) throw new Error(`evidence of check ${checkId} does not open; was SECRET_KEY changed?`);
    return { name, content: new Uint8Array(Buffer.from(text, 'base64')) };
  };
  return Promise.all(found.map(open));
}

/** The pieces, and in three languages what they prove and what not. */
export function evidencePack(check: CheckRow, pieces: readonly EvidencePiece[]): Uint8Array {
  const zip = new PizZip();
  for (const { name, content } of pieces) zip.file(name, content);
  const { proves, doesNotProve } = statementsOf(check);
  const words = LANGUAGES.flatMap((language) => [proves[language], doesNotProve[language], '']);
  zip.file('statement.txt', words.join('\n'));
  return zip.generate({ type: 'uint8array' });
}

/** Deletes evidence past its years, and with it the person's numbers; returns the number of pieces. */
export async function removeOldEvidence(db: Db): Promise<number> {
  const years = await readRetentionYears(db);
  const before = sql`now() - make_interval(years => ${Math.round(years)})`;
  const removed = await deleteInBatches(db, identityEvidence, lt(identityEvidence.createdAt, before));
  await db
    .update(identityCheck)
    .set({ evidenceRemovedAt: sql`now()`, subjectIdNumber: '', subjectMobile: '' })
    .where(and(lt(identityCheck.createdAt, before), isNull(identityCheck.evidenceRemovedAt)));
  return removed;
}
