import { eq } from 'drizzle-orm';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import { formatDateTime, parseDateTime } from '../../../../../platform/wire/time.ts';
import { closeTodos, sendMessages } from '../../../../portal/message/server/index.ts';
import { CONTRACT_EVENT } from '../../eventKinds.ts';
import { APPOINTMENT_DAYS } from '../../foreignWire.ts';
import type { WitnessAppointment } from '../../linkWire.ts';
import { WITNESS_STATE } from '../../witnessState.ts';
import { recordContractEvent } from '../evidence/recordEvent.ts';
import type { Anonymous, Link } from '../link/holder.ts';
import { signerError } from '../link/texts.ts';
import { notifyContractsChanged } from '../live.ts';
import { aboutContract } from '../messages.ts';
import type { Contract } from '../queries.ts';
import { WITNESS_WANTED, witnessWanted } from './messages.ts';
import { foreignSigner } from './tables.ts';

const DAY_MS = 86_400_000;

export function appointmentOf({
  witnessAt,
  witnessState,
  witnessNote,
}: typeof foreignSigner.$inferSelect): WitnessAppointment | null {
  if (witnessAt === null || witnessState === WITNESS_STATE.none) return null;
  return { witnessTime: formatDateTime(witnessAt), state: witnessState, note: witnessNote };
}

export async function linkAppointment(db: Db, link: Link): Promise<WitnessAppointment | null> {
  const [row] = await db.select().from(foreignSigner).where(eq(foreignSigner.linkId, link.id));
  return row === undefined ? null : appointmentOf(row);
}

/** UserError: in the past, or too far ahead. */
export function appointmentTime(witnessTime: string): Date {
  const at = parseDateTime(witnessTime);
  const ahead = at.getTime() - Date.now();
  if (ahead > 0 && ahead <= APPOINTMENT_DAYS * DAY_MS) return at;
  const days = APPOINTMENT_DAYS;
  throw signerError.withFields((t) => t.witnessTime({ days }), {
    witnessTime: (t) => t.witnessTime({ days }),
  });
}

/** Puts the appointment before the operators, and into the evidence. */
export async function recordProposal(
  ctx: Anonymous,
  { row, companyFullName }: Contract,
  { witnessAt, witnessWish }: { witnessAt: Date; witnessWish: string },
): Promise<void> {
  const { db } = ctx;
  await recordContractEvent(db, ctx, {
    contractId: row.id,
    signerName: row.signerName,
    kind: CONTRACT_EVENT.witnessProposed,
    facts: { witnessTime: witnessAt.toISOString(), ...(witnessWish === '' ? {} : { witnessWish }) },
  });
  const params = {
    companyName: companyFullName,
    contractNo: row.contractNo,
    wish: [formatDateTime(witnessAt), witnessWish].filter(Boolean).join('; '),
  };
  await closeTodos(db, [aboutContract(row.id)], [WITNESS_WANTED]);
  await sendMessages(db, witnessWanted, [{ about: aboutContract(row.id), params }]);
  await notifyContractsChanged(db, row.companyId);
}
