import { and, eq, ne } from 'drizzle-orm';
import { findingsOf } from '../../../../libs/pdfSigning/report.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import { companyNameOf } from '../../../people/account/server/index.ts';
import { readRegisteredFacts } from '../../../people/company/server/index.ts';
import { contractFindings } from '../contractFindings.ts';
import { PARTY_FIELDS } from '../partyFields.ts';
import { isByPassport } from '../signedReason.ts';
import type * as wire from '../verifyWire.ts';
import { checkSignatures } from './evidence/signatures.ts';
import { documentBytes, type Signing } from './signing.ts';
import { contract } from './tables.ts';
import { userError } from './texts.ts';
import { typedCode } from './verifyCode.ts';

/** For holders of the paper: its printed contents, and the present validity of its signatures. */
export async function verifyByCode(
  signing: Signing,
  { code }: ReadBy<typeof wire.verifyByCode>,
): Promise<PayloadOf<typeof wire.verifyByCode>> {
  const found = await selectByCode(signing.db, typedCode(code));
  if (found === undefined) throw userError.withFields((t) => t.codeUnknown, { code: (t) => t.codeUnknown });
  const { contractNo, companyId, companyFullName, signedId, voidedAt } = found;
  const { publicCode } = await readRegisteredFacts(signing.db, companyId);
  const report = signedId === null ? null : await checkSignatures(signing, await documentBytes(signing, signedId));
  const findings = report === null ? [] : contractFindings(report);
  return {
    contractNo,
    companyFullName,
    isValid: report !== null && findings.length === 0,
    findings,
    voidTime: voidedAt && formatDateTime(voidedAt),
    signatures: (report?.signatures ?? []).map((one) => ({
      organization: one.organization,
      signerName: one.signerName,
      // certificates of before hold the identity number of an individual
      serialNumber: one.fieldName === PARTY_FIELDS.a ? publicCode && one.serialNumber : one.serialNumber,
      signedAt: one.signedAt && formatDateTime(one.signedAt),
      isByPassport: isByPassport(one),
      isValid: findingsOf(one).length === 0,
      findings: findingsOf(one),
      revokedAt: one.revokedAt && formatDateTime(one.revokedAt),
    })),
  };
}

async function selectByCode(db: Db, code: string) {
  const [found] = await db
    .select({
      contractNo: contract.contractNo,
      companyId: contract.companyId,
      companyFullName: companyNameOf(contract.companyId),
      signedId: contract.signedId,
      voidedAt: contract.voidedAt,
    })
    .from(contract)
    .where(and(eq(contract.verifyCode, code), ne(contract.verifyCode, '')));
  return found;
}
