import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { CurrentUser } from '../../../../platform/wire/currentUser.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { findCompanyKind } from '../../account/server/index.ts';
import { normalizeForm, OFFERED, type RegistrationForm, registrationForm } from '../registration.ts';
import { keysOf } from './keys.ts';
import { companyRegistration } from './tables.ts';
import { userError } from './texts.ts';

export type CompanyFacts = NonNullable<Awaited<ReturnType<typeof findCompanyKind>>>;

/** The data of a company that hold now, kept in its approved registration. */
export interface InForce {
  companyId: number;
  /** null: the company never registered */
  registrationId: number | null;
  form: RegistrationForm;
  confirmedEmail: string;
  facts: CompanyFacts;
}

const isInForce = (companyId: number) =>
  and(eq(companyRegistration.companyId, companyId), eq(companyRegistration.kind, 'registration'));

export async function readInForce(db: Db, companyId: number): Promise<InForce> {
  const facts = await findCompanyKind(db, companyId);
  const [row] = await db.select().from(companyRegistration).where(isInForce(companyId));
  return toInForce(companyId, facts, row);
}

/** Locks the data in force until commit; a company that never registered gets its row. */
export async function lockInForce(
  db: Db,
  companyId: number,
  { accountId }: Pick<CurrentUser, 'accountId'>,
): Promise<InForce & { registrationId: number }> {
  const facts = await findCompanyKind(db, companyId);
  if (facts === undefined) throw userError((t) => t.absent, CODE.absent);
  const locked = () => db.select().from(companyRegistration).where(isInForce(companyId)).for('update');
  let [row] = await locked();
  if (row === undefined) {
    const form = formOfFacts(facts);
    // the name of such a company is guarded by the company itself
    const keys = { ...keysOf(form), nameKey: '' };
    await db
      .insert(companyRegistration)
      .values({ accountId, companyId, status: 'approved', form, ...keys })
      .onConflictDoNothing();
    [row] = await locked();
  }
  const inForce = toInForce(companyId, facts, row);
  if (row === undefined) throw new Error('a company has no data in force');
  return { ...inForce, registrationId: row.id };
}

function toInForce(
  companyId: number,
  facts: CompanyFacts | undefined,
  row: typeof companyRegistration.$inferSelect | undefined,
): InForce {
  if (facts === undefined) throw userError((t) => t.absent, CODE.absent);
  return {
    companyId,
    facts,
    registrationId: row?.id ?? null,
    // fields that the form has got since it was kept
    form: normalizeForm(registrationForm.parse(row?.form ?? formOfFacts(facts))),
    confirmedEmail: row?.confirmedEmail ?? '',
  };
}

function formOfFacts({ fullName, companyScope, companyEntity, customerKind }: CompanyFacts) {
  return registrationForm.parse({
    companyFullName: fullName,
    companyEntity,
    companyScope: companyScope.filter((code) => OFFERED.has(code)),
    companyTypeCheck: customerKind,
  });
}
