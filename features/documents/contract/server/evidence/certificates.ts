import { and, desc, eq, isNull } from 'drizzle-orm';
import { commonNameOf, serialNumberOf } from '../../../../../libs/pdfSigning/certificateAuthority.ts';
import type { CallContext } from '../../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../../platform/wire/call.ts';
import { CODE } from '../../../../../platform/wire/envelope.ts';
import { formatDateTime } from '../../../../../platform/wire/time.ts';
import { CONTRACT_EVENT } from '../../eventKinds.ts';
import type * as wire from '../../evidenceWire.ts';
import { PERSON } from '../identities.ts';
import { lifeError } from '../life/texts.ts';
import { signingIdentity } from '../tables.ts';
import { findContract } from './detail.ts';
import { recordContractEvent } from './recordEvent.ts';

const bytesOf = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'));

/** Certificates of a contract's company, newest first. */
export async function readCertificates(
  { contractId }: ReadBy<typeof wire.listCertificates>,
  { db }: CallContext,
): Promise<PayloadOf<typeof wire.listCertificates>> {
  const { row } = await findContract(db, contractId);
  const found = await db
    .select()
    .from(signingIdentity)
    .where(eq(signingIdentity.companyId, row.companyId))
    .orderBy(desc(signingIdentity.id));
  return found.map((one) => ({
    identityId: one.id,
    name: commonNameOf(bytesOf(one.certificate)),
    isPerson: one.holder.endsWith(PERSON),
    serialNumber: serialNumberOf(bytesOf(one.certificate)),
    issuedAt: formatDateTime(one.createdAt),
    expiresAt: formatDateTime(one.expiresAt),
    revokedAt: one.revokedAt && formatDateTime(one.revokedAt),
    revocationReason: one.revocationReason,
  }));
}

/** Once; signatures from before hold as of their time, the next one gets another certificate. */
export async function revoke(
  { contractId, identityId, reason }: ReadBy<typeof wire.revokeCertificate>,
  ctx: CallContext,
): Promise<void> {
  const { db, user } = ctx;
  const { row } = await findContract(db, contractId);
  const [revoked] = await db
    .update(signingIdentity)
    .set({ revokedAt: new Date(), revokedBy: user.accountId, revocationReason: reason })
    .where(
      and(
        eq(signingIdentity.id, identityId),
        eq(signingIdentity.companyId, row.companyId),
        isNull(signingIdentity.revokedAt),
      ),
    )
    .returning();
  if (revoked === undefined) throw lifeError((t) => t.certificateAbsent, CODE.absent);
  const serialNumber = serialNumberOf(bytesOf(revoked.certificate));
  await recordContractEvent(db, ctx, {
    contractId,
    kind: CONTRACT_EVENT.certificateRevoked,
    facts: { serialNumber, reason },
  });
}
