import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import type { OrderOfGoods } from '../../../freight/booking/server/index.ts';
import { isLockedAtCutoff } from '../../../freight/cargo/server/index.ts';
import type { DossierDetail } from '../wire.ts';
import type { OpenDossier } from './dossier.ts';
import { lateFees } from './lateFees.ts';
import { factAmendment } from './tables.ts';
import { texts } from './texts.ts';

type Amended = Pick<typeof factAmendment.$inferInsert, 'cell' | 'before' | 'value' | 'reason' | 'side'>;

/** Writes an amendment down; one of a customer after the documents cut-off is charged by the tariff, if there is one. */
export async function logAmendment({ db, user }: CallContext, order: OrderOfGoods, amended: Amended): Promise<void> {
  const isLate = isLockedAtCutoff(amended.side, order);
  const fee = isLate ? await lateFees().quote(db, order) : null;
  const [row] = await db
    .insert(factAmendment)
    .values({
      orderId: order.orderId,
      ...amended,
      accountId: user.accountId,
      accountName: user.name,
      isLate,
      fee: fee?.amount ?? null,
      currency: fee?.currency ?? '',
    })
    .returning({ id: factAmendment.id });
  if (row === undefined) throw new Error('an amendment was not written');
  if (fee !== null) await lateFees().charge(db, order, row.id);
}

const MAX_SHOWN = 50;

export async function readAmendments(
  db: Db,
  { order, side }: OpenDossier,
  { user, language }: CallContext,
): Promise<DossierDetail['amendments']> {
  const found = await db
    .select()
    .from(factAmendment)
    .where(eq(factAmendment.orderId, order.orderId))
    .orderBy(desc(factAmendment.id))
    .limit(MAX_SHOWN);
  return found.map(({ cell, before, value, reason, side: bySide, accountName, createdAt, isLate, fee, currency }) => ({
    cell,
    before: hidesAmount(cell, user.hidesMoney) ? '' : before,
    value: hidesAmount(cell, user.hidesMoney) ? '' : value,
    reason,
    who: bySide === side && accountName !== '' ? accountName : texts[language].sides[bySide],
    time: formatDateTime(createdAt),
    isLate,
    fee: user.hidesMoney ? '' : (fee ?? ''),
    currency: user.hidesMoney ? '' : currency,
  }));
}

const hidesAmount = (cell: string, hidesMoney: boolean): boolean => hidesMoney && /\.goods(Price|Value)$/.test(cell);

/** Lock of the documents cut-off, for the reader. */
export async function readLock(
  db: Db,
  { order, side }: OpenDossier,
  hidesMoney: boolean,
): Promise<DossierDetail['lock']> {
  const isLocked = isLockedAtCutoff(side, order);
  const fee = isLocked && !hidesMoney ? await lateFees().quote(db, order) : null;
  return {
    isLocked,
    cutoffTime: order.cutoffAt === null ? null : formatDateTime(order.cutoffAt),
    fee: fee?.amount ?? '',
    currency: fee?.currency ?? '',
  };
}
