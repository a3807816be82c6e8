import { X509Certificate } from 'node:crypto';
import { and, desc, gt, like, sql } from 'drizzle-orm';
import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import type { PayloadOf } from '../../../../platform/wire/call.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import type { getCert } from '../wire.ts';
import { companyHolder } from './identities.ts';
import { signingIdentity } from './tables.ts';

/** Certificate with which the own company's contracts are signed; null before the first signature. */
export async function ownCertificate({ db, user }: CallContext): Promise<PayloadOf<typeof getCert>> {
  const [found] = await db
    .select({ certificate: signingIdentity.certificate })
    .from(signingIdentity)
    .where(
      and(
        like(signingIdentity.holder, `${companyHolder(ownCompanyId(user))}%`),
        gt(signingIdentity.expiresAt, sql`now()`),
      ),
    )
    .orderBy(desc(signingIdentity.id))
    .limit(1);
  if (found === undefined) return null;
  const certificate = new X509Certificate(Buffer.from(found.certificate, 'base64'));
  const { CN = '', O: organization = CN, serialNumber = '' } = subjectOf(certificate.subject);
  return {
    certSn: certificate.serialNumber,
    companyName: organization,
    registrationCode: serialNumber,
    issuer: subjectOf(certificate.issuer).CN ?? '',
    startTime: formatDateTime(new Date(certificate.validFrom)),
    endTime: formatDateTime(new Date(certificate.validTo)),
    fingerprint: certificate.fingerprint256,
  };
}

const subjectOf = (text: string): Partial<Record<string, string>> =>
  Object.fromEntries(
    text.split('\n').map((line) => {
      const at = line.indexOf('=');
      return [line.slice(0, at), line.slice(at + 1)];
    }),
  );
