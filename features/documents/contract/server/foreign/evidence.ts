import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../../platform/server/http/callContext.ts';
import type { SecretBox } from '../../../../../platform/server/secrets/secretBox.ts';
import type { PayloadOf } from '../../../../../platform/wire/call.ts';
import { CODE, type FilePayload } from '../../../../../platform/wire/envelope.ts';
import { formatDateTime } from '../../../../../platform/wire/time.ts';
import { accountNameOf } from '../../../../people/account/server/index.ts';
import { closeTodos } from '../../../../portal/message/server/index.ts';
import { CONTRACT_EVENT } from '../../eventKinds.ts';
import type * as wire from '../../foreignWire.ts';
import { WITNESS_STATE } from '../../witnessState.ts';
import { recordContractEvent } from '../evidence/recordEvent.ts';
import { signerError } from '../link/texts.ts';
import { notifyContractsChanged } from '../live.ts';
import { aboutContract } from '../messages.ts';
import { unsafeSelectContract } from '../queries.ts';
import { WITNESS_WANTED } from './messages.ts';
import { aboutPicture, findForeignSigner, openPassport } from './passport.ts';
import { appointmentOf } from './proposal.ts';
import { foreignSigner } from './tables.ts';

interface Dependencies {
  db: Db;
  box: SecretBox;
}

/** For operators alone. */
export async function passportEvidence(
  { db, box }: Dependencies,
  contractId: number,
): Promise<PayloadOf<typeof wire.readPassportEvidence>> {
  const found = await findForeignSigner(db, contractId);
  if (found === undefined) return null;
  const { row, link } = found;
  const [witness] = await db
    .select({ name: accountNameOf(foreignSigner.witnessedBy) })
    .from(foreignSigner)
    .where(eq(foreignSigner.id, row.id));
  const contract = await unsafeSelectContract(db, contractId);
  return {
    ...(await openPassport({ box }, row)),
    registeredName: contract?.row.signerName ?? '',
    validUntil: row.validUntil,
    mobile: link.mobile,
    email: link.email,
    consentTime: formatDateTime(row.agreedAt),
    consentLanguage: row.consentLanguage,
    witnessWish: row.witnessWish,
    appointment: appointmentOf(row),
    witnessName: witness?.name ?? '',
    witnessTime: row.witnessedAt && formatDateTime(row.witnessedAt),
  };
}

export async function passportPicture({ db, box }: Dependencies, contractId: number): Promise<FilePayload> {
  const found = await findForeignSigner(db, contractId);
  const picture = found && (await box.open(found.row.sealedPicture, aboutPicture(found.row.linkId)));
  if (!found || !picture) throw signerError((t) => t.noPassport, CODE.absent);
  const content = Uint8Array.from(Buffer.from(picture, 'base64'));
  const extension = found.row.pictureType === 'image/png' ? 'png' : 'jpg';
  return { fileName: `passport.${extension}`, mimeType: found.row.pictureType, content };
}

/** The operator who asks has seen the signer with the passport. */
export async function witness(contractId: number, ctx: CallContext): Promise<void> {
  const { db, user } = ctx;
  const found = await findForeignSigner(db, contractId);
  const ofContract = await unsafeSelectContract(db, contractId);
  if (found === undefined || ofContract === undefined) throw signerError((t) => t.noPassport, CODE.absent);
  const seen = await db
    .update(foreignSigner)
    .set({ witnessedBy: user.accountId, witnessedAt: sql`now()`, witnessState: WITNESS_STATE.witnessed })
    .where(and(eq(foreignSigner.id, found.row.id), isNull(foreignSigner.witnessedAt)))
    .returning({ id: foreignSigner.id });
  if (seen.length === 0) throw signerError((t) => t.witnessChanged);
  const { witnessAt } = found.row;
  await recordContractEvent(db, ctx, {
    contractId,
    kind: CONTRACT_EVENT.witnessed,
    facts: {
      linkId: found.link.id,
      ...(witnessAt === null ? {} : { witnessTime: witnessAt.toISOString() }),
    },
  });
  await closeTodos(db, [aboutContract(contractId)], [WITNESS_WANTED]);
  await notifyContractsChanged(db, ofContract.row.companyId);
}
