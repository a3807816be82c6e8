import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import { hasPermission } from '../../../../platform/wire/currentUser.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import { readRegisteredFacts } from '../../company/server/index.ts';
import { TRUSTEE_STATUS } from '../status.ts';
import { approveTrustee, type TrusteeReview } from '../wire.ts';
import { selectOtherCompanies, unsafeSelectTrustee } from './queries.ts';
import { userError } from './texts.ts';

export async function readReview(authorizedId: number, { db, user }: CallContext): Promise<TrusteeReview> {
  const found = await unsafeSelectTrustee(db, authorizedId);
  if (found === undefined) throw userError((t) => t.absent, CODE.absent);
  const { row, companyFullName, companyNo, applicantName, decidedName } = found;
  const [facts, otherCompanies] = await Promise.all([
    readRegisteredFacts(db, row.companyId),
    selectOtherCompanies(db, row),
  ]);
  return {
    authorizedId,
    version: row.version,
    status: row.status,
    companyFullName,
    companyNo,
    registrationCode: facts.registrationCode,
    legalName: facts.legalName,
    companyAddr: facts.address,
    authorizedName: row.name,
    authorizedMobile: row.mobile,
    authorizedIdNo: row.idNo,
    authorizedStartDate: row.startDate,
    authorizedEndDate: row.endDate,
    submitTime: formatDateTime(row.submittedAt),
    applicantName: applicantName ?? '',
    reason: row.reason,
    decidedName: decidedName ?? '',
    decidedTime: row.decidedAt && formatDateTime(row.decidedAt),
    otherCompanies,
    abilities: {
      decide: row.status === TRUSTEE_STATUS.pending && hasPermission(user, approveTrustee.access.code),
    },
  };
}
