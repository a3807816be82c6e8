import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { analyseFaces, FacesBusy } from '../../../../../libs/faceAnalysis/analyseFaces.ts';
import type { AnalysedFace, Analysis } from '../../../../../libs/faceAnalysis/analyser.ts';
import { auditEntryOf, writeAudit } from '../../../../../platform/server/audit/auditLog.ts';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import type { PayloadOf, ReadBy } from '../../../../../platform/wire/call.ts';
import { unsafeFileBytes } from '../../../../documents/resource/server/index.ts';
import { CHALLENGE_MINUTES, type Movement } from '../../challenge.ts';
import { type Failure, MAX_ATTEMPTS } from '../../status.ts';
import * as wire from '../../wire.ts';
import { findOpenCheck, isOpen, progressOf } from '../check.ts';
import { type EvidencePiece, storeEvidence } from '../evidence.ts';
import type { Anonymous, Checking } from '../open.ts';
import type { CheckRow } from '../start.ts';
import { identityChallenge, identityCheck } from '../tables.ts';
import { userError } from '../texts.ts';
import { hashOf } from '../token.ts';
import { judgePictures, judgeTimes, type Verdict } from './judge.ts';

type Answer = ReadBy<typeof wire.answerChallenge>;

/** An answer uses its challenge up and counts as an attempt; `db` in no transaction. */
export async function answerChallenge(
  checking: Checking,
  answer: Answer,
  ctx: Anonymous,
): Promise<PayloadOf<typeof wire.answerChallenge>> {
  const { db } = ctx;
  const check = await findOpenCheck(db, answer.token);
  if (check.provider !== 'local') throw userError((t) => t.elsewhere);
  const { movements, elapsedMs } = await consumeChallenge(db, check.id, answer.nonce);
  const attempts = await countAttempt(db, check.id);
  const judged = await judge(checking, check, { answer, movements, elapsedMs });
  const row = await db.transaction(async (inside) => {
    const ended = await finish(inside, check.id, judged.verdict.failure, attempts);
    if (ended.state !== 'open') {
      await storeEvidence(inside, checking.box, check.id, piecesOf(ended, answer, judged, ctx));
    }
    await writeAudit(inside, auditEntryOf(wire.answerChallenge, { checkId: check.id }, ctx));
    return ended;
  });
  return progressOf(row);
}

/** Of two answers to one challenge the first counts. */
async function consumeChallenge(db: Db, checkId: number, nonce: string) {
  const [used] = await db
    .update(identityChallenge)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(identityChallenge.nonceHash, hashOf(nonce)),
        eq(identityChallenge.checkId, checkId),
        isNull(identityChallenge.usedAt),
        gt(identityChallenge.createdAt, sql`now() - make_interval(mins => ${CHALLENGE_MINUTES})`),
      ),
    )
    .returning();
  if (used === undefined) throw userError((t) => t.challengeUsed);
  const elapsedMs = (used.usedAt?.getTime() ?? 0) - used.createdAt.getTime();
  return { movements: used.movements, elapsedMs };
}

async function countAttempt(db: Db, checkId: number): Promise<number> {
  const [counted] = await db
    .update(identityCheck)
    .set({ attempts: sql`${identityCheck.attempts} + 1` })
    .where(and(eq(identityCheck.id, checkId), isOpen, lt(identityCheck.attempts, MAX_ATTEMPTS)))
    .returning({ attempts: identityCheck.attempts });
  if (counted === undefined) throw userError((t) => t.linkFailed({ most: MAX_ATTEMPTS }));
  return counted.attempts;
}

interface Judged {
  verdict: Verdict;
  pictures: Analysis;
}

async function judge(
  { files, db }: Checking,
  { portraitId }: CheckRow,
  { answer, movements, elapsedMs }: { answer: Answer; movements: Movement[]; elapsedMs: number },
): Promise<Judged> {
  const failure = judgeTimes(movements, answer.steps, elapsedMs);
  if (failure !== null) return { verdict: { failure }, pictures: [] };
  const portrait = portraitId === null ? undefined : await unsafeFileBytes(db, files, portraitId);
  const sent = answer.pictures.map((picture) => new Uint8Array(Buffer.from(picture, 'base64')));
  const analysed = await analysis([...sent, ...(portrait ? [new Uint8Array(await portrait.read())] : [])]);
  const pictures = analysed.slice(0, sent.length);
  // a registered portrait that cannot be read must fail the check, not skip the comparison
  const compared = portraitId === null ? null : { face: largestFace(analysed[sent.length]) };
  return { verdict: judgePictures(movements, pictures, compared), pictures };
}

async function analysis(pictures: Uint8Array<ArrayBuffer>[]): Promise<Analysis> {
  try {
    return await analyseFaces(pictures);
  } catch (fault) {
    if (fault instanceof FacesBusy) throw userError.retryable((t) => t.busy);
    throw fault;
  }
}

function largestFace(picture: Analysis[number] | undefined): AnalysedFace | null {
  const height = ({ mesh }: AnalysedFace) => (mesh[152]?.[1] ?? 0) - (mesh[10]?.[1] ?? 0);
  return picture?.faces.toSorted((one, other) => height(other) - height(one))[0] ?? null;
}

async function finish(db: Db, checkId: number, failure: Failure | null, attempts: number): Promise<CheckRow> {
  const isOver = failure === null || attempts >= MAX_ATTEMPTS;
  const [row] = await db
    .update(identityCheck)
    .set({
      state: failure === null ? 'passed' : isOver ? 'failed' : 'open',
      reason: failure,
      ...(isOver && { finishedAt: sql`now()` }),
    })
    .where(and(eq(identityCheck.id, checkId), isOpen))
    .returning();
  if (row === undefined) throw userError((t) => t.linkUsed);
  return row;
}

/** The pictures as encoded anew, and what was measured. */
function piecesOf(
  check: CheckRow,
  { steps }: Answer,
  { verdict, pictures }: Judged,
  { address, userAgent }: Anonymous,
): EvidencePiece[] {
  const names = ['straight', ...steps.map(({ movement }) => movement)];
  const shots = pictures.flatMap((picture, place) =>
    picture ? [{ name: `${place}-${names[place] ?? 'picture'}.jpg`, content: picture.jpeg }] : [],
  );
  const facts = {
    checkId: check.id,
    purpose: check.purpose,
    reference: check.reference,
    name: check.subjectName,
    state: check.state,
    at: check.finishedAt?.toISOString(),
    verdict,
    steps,
    attempts: check.attempts,
    hasPortrait: check.portraitId !== null,
    address,
    userAgent,
  };
  return [...shots, { name: 'result.json', content: Buffer.from(JSON.stringify(facts, null, 2)) }];
}
