import { randomInt } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import { RECOVERY_CODES } from '../../twoStepWire.ts';
import { recoveryCode } from '../tables.ts';
import { hashOf } from '../token.ts';

/** No letters that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
/** 79 bits: too many for a hash to be tried out. */
const LENGTH = 16;
const GROUPS = /.{4}(?=.)/g;

const newCode = () => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

const codeHash = (accountId: number, code: string) => hashOf(`recovery ${accountId} ${code}`);

/** Replaces the codes of an account; answers the new ones, which are stored as hashes only. */
export async function replaceRecoveryCodes(db: Db, accountId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await deleteRecoveryCodes(db, accountId);
  await db.insert(recoveryCode).values(codes.map((code) => ({ accountId, codeHash: codeHash(accountId, code) })));
  return codes.map((code) => code.replace(GROUPS, '$&-'));
}

export async function deleteRecoveryCodes(db: Db, accountId: number): Promise<void> {
  await db.delete(recoveryCode).where(eq(recoveryCode.accountId, accountId));
}

/** Uses a code up; false: wrong or used. `code` without gaps. */
export async function consumeRecoveryCode(db: Db, accountId: number, code: string): Promise<boolean> {
  const used = await db
    .update(recoveryCode)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(recoveryCode.accountId, accountId),
        eq(recoveryCode.codeHash, codeHash(accountId, code.toLowerCase())),
        isNull(recoveryCode.usedAt),
      ),
    )
    .returning({ id: recoveryCode.id });
  return used.length > 0;
}
