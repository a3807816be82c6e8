import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../../platform/server/http/callContext.ts';
import { writeOutbox } from '../../../../../platform/server/outbox/writeOutbox.ts';
import type { PayloadOf, ReadBy } from '../../../../../platform/wire/call.ts';
import { CODE } from '../../../../../platform/wire/envelope.ts';
import { shownTimes } from '../../../../../platform/wire/shownTime.ts';
import { formatDateTime, parseDateTime } from '../../../../../platform/wire/time.ts';
import { companyNameOf } from '../../../../people/account/server/index.ts';
import { closeTodos } from '../../../../portal/message/server/index.ts';
import { CONTRACT_EVENT } from '../../eventKinds.ts';
import type * as wire from '../../foreignWire.ts';
import { WITNESS_STATE } from '../../witnessState.ts';
import { recordContractEvent } from '../evidence/recordEvent.ts';
import { type Anonymous, heldLink, type Link, waitingContract } from '../link/holder.ts';
import { signerError, signerTexts } from '../link/texts.ts';
import { notifyContractsChanged } from '../live.ts';
import { aboutContract } from '../messages.ts';
import { unsafeSelectContract } from '../queries.ts';
import { contract, contractLink } from '../tables.ts';
import { WITNESS_WANTED } from './messages.ts';
import { findForeignSigner } from './passport.ts';
import { appointmentTime, recordProposal } from './proposal.ts';
import { foreignSigner } from './tables.ts';

const MAX_LISTED = 50;
const { proposed, confirmed, declined, witnessed } = WITNESS_STATE;

export async function propose(
  { token, browserKey, witnessTime, witnessWish }: ReadBy<typeof wire.proposeWitness>,
  ctx: Anonymous,
): Promise<void> {
  const { db } = ctx;
  const link = await heldLink(db, { token, browserKey });
  const found = await waitingContract(db, link);
  const witnessAt = appointmentTime(witnessTime);
  const moved = await db
    .update(foreignSigner)
    .set({ witnessState: proposed, witnessAt, witnessWish, witnessNote: '' })
    .where(and(eq(foreignSigner.linkId, link.id), ne(foreignSigner.witnessState, witnessed)))
    .returning({ id: foreignSigner.id });
  if (moved.length === 0) throw signerError((t) => t.witnessChanged);
  await recordProposal(ctx, found, { witnessAt, witnessWish });
}

/** The operator's word on a proposed time; the signer hears it by SMS and e-mail. */
export async function decide(
  { contractId, witnessTime, isConfirmed, note }: ReadBy<typeof wire.decideWitness>,
  ctx: CallContext,
): Promise<void> {
  const { db } = ctx;
  const found = await findForeignSigner(db, contractId);
  if (found === undefined) throw signerError((t) => t.noPassport, CODE.absent);
  const witnessAt = parseDateTime(witnessTime);
  const isSeen = and(eq(foreignSigner.witnessState, proposed), eq(foreignSigner.witnessAt, witnessAt));
  const moved = await db
    .update(foreignSigner)
    .set({ witnessState: isConfirmed ? confirmed : declined, witnessNote: note })
    .where(and(eq(foreignSigner.id, found.row.id), isSeen))
    .returning({ id: foreignSigner.id });
  if (moved.length === 0) throw signerError((t) => t.witnessChanged);
  await recordContractEvent(db, ctx, {
    contractId,
    kind: isConfirmed ? CONTRACT_EVENT.witnessConfirmed : CONTRACT_EVENT.witnessDeclined,
    facts: { witnessTime: witnessAt.toISOString(), note },
  });
  const ofContract = await unsafeSelectContract(db, contractId);
  if (ofContract === undefined) throw signerError((t) => t.noPassport, CODE.absent);
  const { row } = ofContract;
  await writeToSigner(db, found.link, { ...row, isConfirmed, time: witnessTime, note });
  await closeTodos(db, [aboutContract(contractId)], [WITNESS_WANTED]);
  await notifyContractsChanged(db, row.companyId);
}

interface Decision {
  signerName: string;
  contractNo: string;
  isConfirmed: boolean;
  time: string;
  note: string;
}

function writeToSigner(
  db: Db,
  { language, mobile, email }: Link,
  { signerName: name, isConfirmed, ...decision }: Decision,
): Promise<void> {
  const t = signerTexts[language];
  const said = { ...decision, name, time: shownTimes(language).dateTime(decision.time) };
  const text = isConfirmed ? t.witnessConfirmed(said) : t.witnessDeclined(said);
  const subject = t.witnessSubject({ contractNo: decision.contractNo });
  return writeOutbox(db, [
    { channel: 'sms', receiver: mobile, text },
    { channel: 'email', receiver: email, subject, text },
  ]);
}

/** To be decided or kept; those of the last day too, whose witness is not recorded yet. */
export async function upcoming({ db }: CallContext): Promise<PayloadOf<typeof wire.listWitnessAppointments>> {
  const found = await db
    .select({
      contractId: contract.id,
      contractNo: contract.contractNo,
      companyFullName: companyNameOf(contract.companyId),
      signerName: contract.signerName,
      witnessAt: foreignSigner.witnessAt,
      state: foreignSigner.witnessState,
    })
    .from(foreignSigner)
    .innerJoin(contractLink, eq(contractLink.id, foreignSigner.linkId))
    .innerJoin(contract, eq(contract.id, contractLink.contractId))
    .where(
      and(
        inArray(foreignSigner.witnessState, [proposed, confirmed]),
        gt(foreignSigner.witnessAt, sql`now() - interval '1 day'`),
        eq(contractLink.isReplaced, false),
      ),
    )
    .orderBy(asc(foreignSigner.witnessAt))
    .limit(MAX_LISTED);
  return found.flatMap(({ witnessAt, ...one }) =>
    witnessAt === null ? [] : [{ ...one, witnessTime: formatDateTime(witnessAt) }],
  );
}
