import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { minus, plus, splitTax } from '../../../../libs/amounts/amounts.ts';
import { isAbove } from '../../../../libs/amounts/compare.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { ReadBy } from '../../../../platform/wire/call.ts';
import { unmarkBilled } from '../../charge/server/index.ts';
import { canMove } from '../states.ts';
import type { acceptClaimLine, disputeClaimLine } from '../wire.ts';
import { type Acting, addToTotals, type LineRow, lockLine, moveBill, recordEvent } from './queries.ts';
import { billLine } from './tables.ts';
import { userError } from './texts.ts';

interface Claimed {
  /** with tax */
  agreed: string;
  claimed: string;
  /** fraction */
  taxRate: string;
}

/** What an accepted line pays: no more than was agreed. */
export const acceptedParts = ({ agreed, claimed, taxRate }: Claimed) =>
  splitTax(isAbove(claimed, agreed) ? agreed : claimed, taxRate);

/** An item that was never agreed is accepted as it is claimed. */
function partsOfLine({ kind, agreed, claimed, taxRate }: LineRow) {
  const asked = claimed ?? '0.00';
  return acceptedParts({ agreed: kind === 'manual' ? asked : (agreed ?? asked), claimed: asked, taxRate });
}

type Decision = { isAccepted: true } | { isAccepted: false; reason: string };

/** Accepts or disputes a line of a claim; a first approval holds no longer. */
async function decideLine(db: Db, lineId: number, decision: Decision, accountId: number): Promise<void> {
  const { row, line } = await lockLine(db, lineId);
  if (row.side !== 'cost' || !canMove(row.status, 'approve')) throw userError((t) => t.decided);
  const { net, tax } = decision.isAccepted ? partsOfLine(line) : { net: '0.00', tax: '0.00' };
  const reason = decision.isAccepted ? '' : decision.reason;
  await db
    .update(billLine)
    .set({
      amount: net,
      unitPrice: net,
      taxAmount: tax,
      disputeState: decision.isAccepted ? 'none' : 'open',
      disputeReason: reason,
    })
    .where(eq(billLine.id, lineId));
  if (row.status === 'checked') await moveBill(db, row.id, 'recheck', { firstApproverId: null });
  const before = plus(line.amount, line.taxAmount);
  await addToTotals(db, row.id, {
    total: minus(plus(net, tax), before),
    tax: minus(tax, line.taxAmount),
  });
  await recordEvent(db, row.id, {
    kind: decision.isAccepted ? 'lineAccepted' : 'lineDisputed',
    amount: line.claimed ?? before,
    reason,
    accountId,
  });
}

export const acceptLine = ({ lineId }: ReadBy<typeof acceptClaimLine>, { db, user }: Acting) =>
  decideLine(db, lineId, { isAccepted: true }, user.accountId);

export const disputeLineOfClaim = ({ lineId, reason }: ReadBy<typeof disputeClaimLine>, { db, user }: Acting) =>
  decideLine(db, lineId, { isAccepted: false, reason }, user.accountId);

/** Before approval: each claimed item has a decision, and at least one line is accepted. Throws UserError. */
export async function assertDecided(db: Db, billId: number): Promise<void> {
  const [lines] = await db
    .select({
      accepted: sql<number>`count(*) filter (where ${billLine.disputeState} <> 'open')::int`,
      undecided: sql<number>`count(*) filter (where ${billLine.kind} = 'manual' and ${billLine.disputeState} <> 'open'
        and ${billLine.amount} = 0)::int`,
    })
    .from(billLine)
    .where(eq(billLine.billId, billId));
  if (lines === undefined || lines.undecided > 0) throw userError((t) => t.undecidedLines);
  if (lines.accepted === 0) throw userError((t) => t.nothingAccepted);
}

/** Charges of lines leave their claim and can be claimed again; returns the number of lines. */
async function releaseCharges(db: Db, billId: number, among: SQL | undefined): Promise<number> {
  const lines = await db
    .select({ chargeId: billLine.chargeId })
    .from(billLine)
    .where(and(eq(billLine.billId, billId), isNotNull(billLine.chargeId), among))
    .orderBy(asc(billLine.id));
  const chargeIds = lines.flatMap(({ chargeId }) => (chargeId === null ? [] : [chargeId]));
  if (chargeIds.length === 0) return 0;
  await db
    .update(billLine)
    .set({ chargeId: null })
    .where(and(eq(billLine.billId, billId), isNotNull(billLine.chargeId), among));
  await unmarkBilled(db, chargeIds);
  return chargeIds.length;
}

export const releaseAll = (db: Db, billId: number) => releaseCharges(db, billId, undefined);

/** Disputed lines go back to the supplier; answers how many. */
export async function releaseDisputed(db: Db, billId: number): Promise<number> {
  const isDisputed = eq(billLine.disputeState, 'open');
  await releaseCharges(db, billId, isDisputed);
  return db.$count(billLine, and(eq(billLine.billId, billId), isDisputed));
}
