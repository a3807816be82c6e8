import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import type { Notification, WALLET_ACTIONS } from '../../wire.ts';
import { minus } from '../money.ts';
import { localWalletPayment, paymentIntent } from '../tables.ts';
import { userError } from '../texts.ts';
import type { PaymentProvider } from './provider.ts';

type Unsigned = Omit<Notification, 'signature'>;
type WalletAction = (typeof WALLET_ACTIONS)[number];

/** Secret that a wallet and the portal share; of this process alone, as the stand-in is. */
const SECRET = randomBytes(32);

const sign = ({ ref, walletNo, amount, currency, result }: Unsigned) =>
  createHmac('sha256', SECRET)
    .update(JSON.stringify([ref, walletNo, amount, currency, result]))
    .digest('hex');

/** Stand-in of a wallet for demonstrations: its page is one of ours, its notifications go the real way. */
export const localWallet: PaymentProvider = {
  name: 'local',
  start: async ({ ref }) => ({ url: `/localWallet?ref=${ref}` }),
  async isSigned({ signature, ...told }) {
    const [given, right] = [Buffer.from(signature), Buffer.from(sign(told))];
    return given.length === right.length && timingSafeEqual(given, right);
  },
  async query(db, ref) {
    const [found] = await db.select().from(localWalletPayment).where(eq(localWalletPayment.ref, ref));
    if (found === undefined) return null;
    const { walletNo, amount, currency } = found;
    return { ref, walletNo, amount, currency, result: found.result === 'paid' ? 'paid' : 'failed' };
  },
};

async function findAsked(db: Db, ref: string) {
  const [found] = await db
    .select({ ref: paymentIntent.ref, amount: paymentIntent.amount, currency: paymentIntent.currency })
    .from(paymentIntent)
    .where(eq(paymentIntent.ref, ref));
  if (found === undefined) throw userError((t) => t.absent, CODE.absent);
  return found;
}

export async function readLocalOrder(db: Db, ref: string) {
  const { amount, currency } = await findAsked(db, ref);
  const [done] = await db.select().from(localWalletPayment).where(eq(localWalletPayment.ref, ref));
  return { amount, currency, isDone: done !== undefined };
}

/** Takes the money, or not, and answers the notifications that the wallet sends then. */
export async function actLocally(db: Db, ref: string, action: WalletAction): Promise<Notification[]> {
  const asked = await findAsked(db, ref);
  const result = action === 'cancel' ? 'failed' : 'paid';
  const amount = action === 'payLess' ? minus(asked.amount, '1.00') : asked.amount;
  const told: Unsigned = {
    ref,
    walletNo: `W${randomBytes(9).toString('hex')}`,
    amount,
    currency: asked.currency,
    result,
  };
  if (action === 'forge') return [{ ...told, signature: '0'.repeat(64) }];
  const made = await db
    .insert(localWalletPayment)
    .values({ ref, walletNo: told.walletNo, amount, currency: told.currency, result })
    .onConflictDoNothing({ target: localWalletPayment.ref })
    .returning({ id: localWalletPayment.id });
  if (made.length === 0) throw userError((t) => t.walletDone);
  const signed = { ...told, signature: sign(told) };
  if (action === 'lose') return [];
  return action === 'payTwice' ? [signed, signed] : [signed];
}
