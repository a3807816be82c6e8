import { count, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { identityCheck } from './tables.ts';
import { hashOf, newToken } from './token.ts';

const HOUR_MS = 3_600_000;

/** Checks of former days; without evidence, as none was filmed. */
export async function seedDemoChecks(db: Db, now: Date): Promise<void> {
  const [found] = await db.select({ rows: count() }).from(identityCheck);
  if (found === undefined || found.rows > 0) return;
  const at = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const check = (subjectName: string, hours: number) => ({
    tokenHash: hashOf(newToken()),
    purpose: 'contract' as const,
    reference: 'demo',
    subjectName,
    language: 'zh' as const,
    createdAt: at(hours),
    expiresAt: at(hours - 24),
    evidenceRemovedAt: sql`now()`,
  });
  await db.insert(identityCheck).values([
    { ...check('李明', 90), provider: 'local', state: 'passed', attempts: 1, finishedAt: at(89) },
    {
      ...check('王芳', 70),
      provider: 'local',
      state: 'failed',
      reason: 'differentPeople',
      attempts: 5,
      finishedAt: at(69),
    },
    check('Anna Berg', 50),
  ]);
}
