import { eq } from 'drizzle-orm';
import { auditEntryOf, writeAudit } from '../../../platform/server/audit/auditLog.ts';
import { type CallContext, ownCompanyId } from '../../../platform/server/http/callContext.ts';
import { consumeEmailCode, sendEmailCode } from '../../session/server/index.ts';
import { confirmCompanyEmail } from '../wire.ts';
import { lockInForce, readInForce } from './inForce.ts';
import { companyRegistration } from './tables.ts';
import { texts, userError } from './texts.ts';

const tidy = (email: string) => email.trim().toLowerCase();

export async function readEmailStatus({ db, user }: CallContext) {
  const { form, confirmedEmail } = await readInForce(db, ownCompanyId(user));
  const email = form.trainTraceEmail;
  return { email, isConfirmed: email !== '' && tidy(email) === confirmedEmail };
}

export async function sendCode({ db, user, language }: CallContext): Promise<void> {
  const { form, facts } = await readInForce(db, ownCompanyId(user));
  if (form.trainTraceEmail === '') throw userError((t) => t.emailAbsent);
  const { emailCode } = texts[language];
  await sendEmailCode(db, form.trainTraceEmail, (code) => emailCode({ code, company: facts.fullName }));
}

/** Confirms the address that the code went to; a later one is unconfirmed again. */
export async function confirmEmail(code: string, ctx: CallContext): Promise<void> {
  const { user } = ctx;
  const companyId = ownCompanyId(user);
  const { form } = await readInForce(ctx.db, companyId);
  const email = form.trainTraceEmail;
  if (email === '') throw userError((t) => t.emailAbsent);
  await consumeEmailCode(ctx.db, { email, code }, async (db) => {
    const { registrationId } = await lockInForce(db, companyId, user);
    await db
      .update(companyRegistration)
      .set({ confirmedEmail: tidy(email) })
      .where(eq(companyRegistration.id, registrationId));
    await writeAudit(db, auditEntryOf(confirmCompanyEmail, {}, ctx));
  });
}
