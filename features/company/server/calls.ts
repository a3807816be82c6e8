import type { Feature } from '../../../platform/server/feature.ts';
import { type Binding, bind, withOwnTransaction } from '../../../platform/server/http/bind.ts';
import type { Platform } from '../../../platform/server/platform.ts';
import { FilePolicies } from '../../resource/server/index.ts';
import * as wire from '../wire.ts';
import { updateCompanyInfo, withdrawChange } from './change.ts';
import { confirmEmail, readEmailStatus, sendCode } from './companyEmail.ts';
import { readCompanyInfo, readHistory } from './companyInfo.ts';
import { askToJoin, decideJoin, findCompany, joinRequestsOf, readOwnJoin, withdrawOwnJoin } from './join.ts';
import { readLicence } from './licence/readLicence.ts';
import { checkName } from './names.ts';
import { reviewRecords } from './records.ts';
import { readOwnRegistration, saveDraft, submitRegistration, withdrawRegistration } from './register.ts';
import { approve, giveBack, readReview } from './review.ts';
import { applyForScopes, readScopes } from './scopes.ts';

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
    bind(wire.ocrBusLis, ({ resourceId }, ctx) =>
      readLicence({ files: platform.files, rights }, resourceId, ctx),
    ),
  ];
}
