import type { Feature } from '../../../platform/server/feature.ts';
import { type Binding, bind } from '../../../platform/server/http/bind.ts';
import type { Platform } from '../../../platform/server/platform.ts';
import { FilePolicies } from '../../resource/server/index.ts';
import * as wire from '../wire.ts';
import { askToJoin, decideJoin, findCompany, joinRequestsOf, readOwnJoin, withdrawOwnJoin } from './join.ts';
import { readLicence } from './licence/readLicence.ts';
import { reviewRecords } from './records.ts';
import {
  checkName,
  readOwnRegistration,
  saveDraft,
  submitRegistration,
  withdrawRegistration,
} from './register.ts';
import { approve, giveBack, readReview } from './review.ts';

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

export function companyCalls(platform: Platform, all: readonly Feature[]): Binding[] {
  const rights = new FilePolicies(all);
  return [
    ...registering(),
    ...joining(),
    ...reviewRecords.reads(platform),
    bind(wire.readReview, ({ registrationId }, ctx) => readReview(registrationId, ctx)),
    bind(wire.approveCompany, approve),
    bind(wire.returnCompany, giveBack),
    bind(wire.ocrBusLis, ({ resourceId }, ctx) =>
      readLicence({ files: platform.files, rights }, resourceId, ctx),
    ),
  ];
}
