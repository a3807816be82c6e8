import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { minus } from '../../../../../libs/amounts/amounts.ts';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import { createMessageSigner, type MessageSigner } from '../../../../../platform/server/secrets/messageSigner.ts';
import { CODE } from '../../../../../platform/wire/envelope.ts';
import { pathTo } from '../../../../../platform/wire/pathTo.ts';
import { localWalletPage } from '../../pages.ts';
import type { Notification, WALLET_ACTIONS } from '../../wire.ts';
import { localWalletPayment, paymentIntent } from '../tables.ts';
import { userError } from '../texts.ts';
import type { PaymentProvider } from './provider.ts';

type Unsigned = Omit<Notification, 'signature'>;
type WalletAction = (typeof WALLET_ACTIONS)[number];

const partsOf = ({ ref, walletNo, amount, currency, result }: Unsigned) => [ref, walletNo, amount, currency, result];

export interface LocalWallet extends PaymentProvider {
  /** Takes the money, or not, and answers the notifications that the wallet sends then. */
  act(db: Db, ref: string, action: WalletAction): Promise<Notification[]>;
}

/** Stand-in of a wallet for demonstrations: its page is one of ours, its notifications go the real way. */
export function createLocalWallet(keys: Parameters<typeof createMessageSigner>[0]): LocalWallet {
  const signer = createMessageSigner(keys, 'ironsilk local wallet');
  return {
    name: 'local',
    start: async ({ ref }) => ({ url: pathTo(localWalletPage, { ref }) }),
    isSigned: ({ signature, ...notification }) => signer.isSigned(partsOf(notification), signature),
    query: (ref) => findPayment(keys.db, ref),
    cancel: async (ref) => {
      await insertPayment(keys.db, unpaid(await findAsked(keys.db, ref)));
      return findPayment(keys.db, ref);
    },
    act: (db, ref, action) => actLocally(db, { ref, action, signer }),
  };
}

async function findPayment(db: Db, ref: string): Promise<Unsigned | null> {
  const [found] = await db.select().from(localWalletPayment).where(eq(localWalletPayment.ref, ref));
  if (found === undefined) return null;
  const { walletNo, amount, currency } = found;
  return { ref, walletNo, amount, currency, result: found.result === 'paid' ? 'paid' : 'failed' };
}

async function findAsked(db: Db, ref: string) {
  const { amount, currency, depositId } = paymentIntent;
  const [found] = await db
    .select({ ref: paymentIntent.ref, amount, currency, depositId })
    .from(paymentIntent)
    .where(eq(paymentIntent.ref, ref));
  if (found === undefined) throw userError((t) => t.absent, CODE.absent);
  return found;
}

export async function readLocalOrder(db: Db, ref: string) {
  const { amount, currency, depositId } = await findAsked(db, ref);
  const [done] = await db.select().from(localWalletPayment).where(eq(localWalletPayment.ref, ref));
  return { amount, currency, isDone: done !== undefined, isDeposit: depositId !== null };
}

const unpaid = ({ ref, amount, currency }: Omit<Unsigned, 'walletNo' | 'result'>): Unsigned => ({
  ref,
  walletNo: `W${randomBytes(9).toString('hex')}`,
  amount,
  currency,
  result: 'failed',
});

/** Once by its `ref`; false: it was taken or closed before. */
async function insertPayment(db: Db, payment: Unsigned): Promise<boolean> {
  const made = await db
    .insert(localWalletPayment)
    .values(payment)
    .onConflictDoNothing({ target: localWalletPayment.ref })
    .returning({ id: localWalletPayment.id });
  return made.length > 0;
}

async function actLocally(
  db: Db,
  { ref, action, signer }: { ref: string; action: WalletAction; signer: MessageSigner },
): Promise<Notification[]> {
  const asked = await findAsked(db, ref);
  const notification: Unsigned = {
    ...unpaid(asked),
    ...(action === 'payLess' ? { amount: minus(asked.amount, '1.00') } : {}),
    ...(action === 'cancel' ? {} : { result: 'paid' }),
  };
  if (action === 'forge') return [{ ...notification, signature: '0'.repeat(64) }];
  if (!(await insertPayment(db, notification))) throw userError((t) => t.walletDone);
  const signed = { ...notification, signature: await signer.sign(partsOf(notification)) };
  if (action === 'lose') return [];
  return action === 'payTwice' ? [signed, signed] : [signed];
}
