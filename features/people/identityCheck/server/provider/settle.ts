import { and, asc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import type { SecretBox } from '../../../../../platform/server/secrets/secretBox.ts';
import { isOpen } from '../check.ts';
import { storeEvidence } from '../evidence.ts';
import type { Checking } from '../open.ts';
import type { CheckRow } from '../start.ts';
import { identityCheck } from '../tables.ts';
import { type FaceOutcome, ProviderError } from './identityProvider.ts';

interface Decision {
  check: CheckRow;
  outcome: FaceOutcome;
  /** the provider's own words, kept as evidence */
  said: object;
}

/** Ends an open check as its provider decided; false if it was ended before, or is not decided. */
export async function settleSession(db: Db, box: SecretBox, { check, outcome, said }: Decision): Promise<boolean> {
  if (outcome === 'open') return false;
  const [ended] = await db
    .update(identityCheck)
    .set({
      state: outcome,
      reason: outcome === 'failed' ? 'provider' : null,
      attempts: sql`${identityCheck.attempts} + 1`,
      finishedAt: sql`now()`,
    })
    .where(and(eq(identityCheck.id, check.id), isOpen))
    .returning();
  if (ended === undefined) return false;
  const facts = { checkId: ended.id, reference: ended.reference, name: ended.subjectName, outcome, said };
  const content = Buffer.from(JSON.stringify(facts, null, 2));
  await storeEvidence(db, box, ended.id, [{ name: 'result.json', content }]);
  return true;
}

const ASK_AFTER_MINUTES = 2;
const MOST_PER_RUN = 200;

/** Asks for results whose webhook was lost; returns how many checks ended. */
export async function askForResults({ db, box, provider, log }: Checking): Promise<number> {
  const waiting = await db
    .select()
    .from(identityCheck)
    .where(
      and(
        isOpen,
        isNotNull(identityCheck.sessionId),
        lt(identityCheck.updatedAt, sql`now() - make_interval(mins => ${ASK_AFTER_MINUTES})`),
      ),
    )
    .orderBy(asc(identityCheck.updatedAt))
    .limit(MOST_PER_RUN);
  let ended = 0;
  for (const check of waiting) {
    try {
      const outcome = await provider.readFaceResult(check.sessionId ?? '');
      const isEnded = await db.transaction((inside) =>
        settleSession(inside, box, { check, outcome, said: { asked: new Date().toISOString() } }),
      );
      if (isEnded) ended += 1;
    } catch (fault) {
      if (!(fault instanceof ProviderError)) throw fault;
      log.warn({ err: fault, checkId: check.id }, 'the identity provider gave no result');
    }
  }
  return ended;
}
