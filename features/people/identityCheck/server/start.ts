import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { type Language, type Trilingual, textIn } from '../../../../platform/wire/language.ts';
import { CHECK_HOURS, type IdentityProviderName, type IdentityPurpose, type IdentityState } from '../status.ts';
import { identityCheck } from './tables.ts';
import { texts } from './texts.ts';
import { hashOf, newToken } from './token.ts';

export interface NewIdentityCheck {
  subject: { name: string; idNumber?: string; mobile?: string };
  purpose: IdentityPurpose;
  /** whose signer the person is */
  companyId?: number | null;
  /** record that the check belongs to; a new check replaces the open ones of the same record */
  reference: string;
  language: Language;
  /** resource with the person's portrait, such as the photo side of an identity card */
  portraitId?: number | null;
}

/** A check that waits for the person; the token opens it for `CHECK_HOURS` and is stored nowhere. */
export async function startIdentityCheck(
  db: Db,
  { subject, purpose, companyId = null, reference, language, portraitId = null }: NewIdentityCheck,
): Promise<{ checkId: number; token: string }> {
  await db
    .update(identityCheck)
    .set({ isReplaced: true })
    .where(
      and(eq(identityCheck.purpose, purpose), eq(identityCheck.reference, reference), eq(identityCheck.state, 'open')),
    );
  const token = newToken();
  const [added] = await db
    .insert(identityCheck)
    .values({
      tokenHash: hashOf(token),
      purpose,
      companyId,
      reference,
      subjectName: subject.name,
      subjectIdNumber: subject.idNumber ?? '',
      subjectMobile: subject.mobile ?? '',
      portraitId,
      language,
      expiresAt: sql`now() + make_interval(hours => ${CHECK_HOURS})`,
    })
    .returning({ checkId: identityCheck.id });
  if (added === undefined) throw new Error('an identity check was not inserted');
  return { checkId: added.checkId, token };
}

export type CheckRow = typeof identityCheck.$inferSelect;

export function stateOf({
  state,
  isReplaced,
  expiresAt,
}: Pick<CheckRow, 'state' | 'isReplaced' | 'expiresAt'>): IdentityState {
  if (state !== 'open') return state;
  return isReplaced || expiresAt.getTime() <= Date.now() ? 'expired' : 'open';
}

export interface IdentityResult {
  state: IdentityState;
  /** of the result; null while there is none */
  at: Date | null;
  /** null: the check was not opened */
  provider: IdentityProviderName | null;
  proves: Trilingual;
  doesNotProve: Trilingual;
}

/** State of a check, and in plain words what it proves and what not. Undefined: absent. */
export async function readIdentityCheck(db: Db, checkId: number): Promise<IdentityResult | undefined> {
  const [found] = await db.select().from(identityCheck).where(eq(identityCheck.id, checkId));
  if (found === undefined) return undefined;
  return {
    state: stateOf(found),
    at: found.finishedAt,
    provider: found.provider,
    ...statementsOf(found),
  };
}

/** What a check proves and what not. */
export function statementsOf({ state, provider }: Pick<CheckRow, 'state' | 'provider'>): {
  proves: Trilingual;
  doesNotProve: Trilingual;
} {
  const said = state === 'passed' ? (provider ?? 'none') : 'none';
  return {
    proves: textIn(texts, (t) => t.proves[said]),
    doesNotProve: textIn(texts, (t) => t.doesNotProve[said]),
  };
}
