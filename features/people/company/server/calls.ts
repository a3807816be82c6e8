import { eq } from 'drizzle-orm';
import { auditEntryOf, writeAudit } from '../../../../platform/server/audit/auditLog.ts';
import type { Feature } from '../../../../platform/server/feature.ts';
import { type Binding, bind, withOwnTransaction } from '../../../../platform/server/http/bind.ts';
import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import type { Platform } from '../../../../platform/server/platform.ts';
import { FilePolicies } from '../../../documents/resource/server/index.ts';
import { consumeEmailCode, sendEmailCode } from '../../session/server/index.ts';
import * as wire from '../wire.ts';
import { confirmCompanyEmail } from '../wire.ts';
import { updateCompanyInfo, withdrawChange } from './change.ts';
import { readCompanyInfo, readHistory } from './companyInfo.ts';
import { lockInForce, readInForce } from './inForce.ts';
import { askToJoin, decideJoin, findCompany, joinRequestsOf, readOwnJoin, withdrawOwnJoin } from './join.ts';
import { readLicence } from './licence/readLicence.ts';
import { checkName } from './names.ts';
import { reviewRecords } from './records.ts';
import { readOwnRegistration, saveDraft, submitRegistration, withdrawRegistration } from './register.ts';
import { approve, giveBack, readReview } from './review.ts';
import { applyForScopes, readScopes } from './scopes.ts';
import { companyRegistration } from './tables.ts';
import { texts, userError } from './texts.ts';

const registering = (): Binding[] => [
  bind(wire.queryCompanyReg, (_input, ctx) => readOwnRegistration(ctx)),
  bind(wire.saveCompanyRegDraft, saveDraft),
  bind(wire.newSaveCompany, submitRegistration),
  bind(wire.companyReg, submitRegistration),
  bind(wire.withdrawCompanyReg, ({ registrationId }, ctx) => withdrawRegistration(registrationId, ctx)),
  bind(wire.checkCompanyName, ({ company_full_name: name }, ctx) => checkName(name, ctx)),
];

const joining = (): Binding[] => [
  bind(wire.getCompanyByCompanyName, ({ companyName }, { db }) => findCompany(db, companyName)),
  bind(wire.bindingCompany, askToJoin),
  bind(wire.queryOwnJoin, (_input, ctx) => readOwnJoin(ctx)),
  bind(wire.withdrawJoin, ({ joinId }, ctx) => withdrawOwnJoin(joinId, ctx)),
  bind(wire.queryJoinRequests, joinRequestsOf),
  bind(wire.empAudit, decideJoin),
];

const centre = (): Binding[] => [
  bind(wire.queryCompanyInfo, (_input, ctx) => readCompanyInfo(ctx)),
  bind(wire.updateCompanyInfo, updateCompanyInfo),
  bind(wire.withdrawCompanyChange, ({ registrationId }, ctx) => withdrawChange(registrationId, ctx)),
  bind(wire.queryCompanyHistory, (_input, ctx) => readHistory(ctx)),
  bind(wire.companyEmailStatus, (_input, ctx) => readEmailStatus(ctx)),
  bind(wire.sendCompanyEmailCode, (_input, ctx) => sendCode(ctx)),
  withOwnTransaction(bind(wire.confirmCompanyEmail, ({ code }, ctx) => confirmEmail(code, ctx))),
  bind(wire.queryAllCompanyScope, (_input, ctx) => readScopes(ctx)),
  bind(wire.setCompanyScope, applyForScopes),
];

export function companyCalls(platform: Platform, all: readonly Feature[]): Binding[] {
  const rights = new FilePolicies(all);
  return [
    ...registering(),
    ...joining(),
    ...centre(),
    ...reviewRecords.reads(platform),
    bind(wire.readReview, ({ registrationId }, ctx) => readReview(registrationId, ctx)),
    bind(wire.approveCompany, approve),
    bind(wire.returnCompany, giveBack),
    bind(wire.ocrBusLis, ({ resourceId }, ctx) => readLicence({ files: platform.files, rights }, resourceId, ctx)),
  ];
}

const tidy = (email: string) => email.trim().toLowerCase();

async function readEmailStatus({ db, user }: CallContext) {
  const { form, confirmedEmail } = await readInForce(db, ownCompanyId(user));
  const email = form.trainTraceEmail;
  return { email, isConfirmed: email !== '' && tidy(email) === confirmedEmail };
}

async function sendCode({ db, user, language }: CallContext): Promise<void> {
  const { form, facts } = await readInForce(db, ownCompanyId(user));
  if (form.trainTraceEmail === '') throw userError((t) => t.emailAbsent);
  const { emailCode } = texts[language];
  await sendEmailCode(db, form.trainTraceEmail, (code) => emailCode({ code, company: facts.fullName }));
}

/** Confirms the address that the code went to; a later one is unconfirmed again. */
async function confirmEmail(code: string, ctx: CallContext): Promise<void> {
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
