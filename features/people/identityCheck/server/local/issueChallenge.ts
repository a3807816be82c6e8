import { randomInt } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import { MOVEMENTS, MOVEMENTS_ASKED, type Movement } from '../../challenge.ts';
import { identityChallenge } from '../tables.ts';
import { hashOf, newToken } from '../token.ts';

/** A challenge of random order; it voids unanswered challenges of the same check. */
export async function issueChallenge(db: Db, checkId: number): Promise<{ nonce: string; movements: Movement[] }> {
  const nonce = newToken();
  const movements = randomMovements();
  await db
    .update(identityChallenge)
    .set({ usedAt: sql`now()` })
    .where(and(eq(identityChallenge.checkId, checkId), isNull(identityChallenge.usedAt)));
  await db.insert(identityChallenge).values({ checkId, nonceHash: hashOf(nonce), movements });
  return { nonce, movements };
}

/** Both turns, which the server sees in the pictures, and one of the small movements. */
export function randomMovements(): Movement[] {
  const small = shuffled(MOVEMENTS.filter((one) => !one.startsWith('turn')));
  const turns = MOVEMENTS.filter((one) => one.startsWith('turn'));
  return shuffled([...turns, ...small.slice(0, MOVEMENTS_ASKED - turns.length)]);
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, at: randomInt(2 ** 40) }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}
