import { type Binding, bind, bindPublic, withOwnTransaction } from '../../../../platform/server/http/bind.ts';
import type { Platform } from '../../../../platform/server/platform.ts';
import { readFinance } from '../financeWire.ts';
import * as payoutWire from '../payoutWire.ts';
import type { Notification } from '../wire.ts';
import * as wire from '../wire.ts';
import { createLocalWallet, type LocalWallet, readLocalOrder } from './online/localWallet.ts';
import { assertSigned, readState, settleIntent } from './online/online.ts';
import { begin, beginDeposit } from './online/start.ts';
import { overview } from './overview.ts';
import { enterReceipt, readOneReceipt, readWays, useCredit } from './own.ts';
import { saveAccount } from './payout/account.ts';
import { applyFor, readOwn, refund } from './payout/apply.ts';
import { markPaid, payoutMoves } from './payout/decide.ts';
import { listFile } from './payout/listFile.ts';
import { payoutRecords } from './payout/records.ts';
import { entryRecords, receiptRecords } from './records.ts';
import { takeStatement } from './statement/import.ts';
import { charge, confirmLeaving, reopen, suggestLeaving } from './statement/outgoing.ts';
import { confirm, ignore, suggest } from './statement/suggest.ts';
import { undo } from './undo.ts';

/** The stand-in takes no real money, so it serves demonstrations alone. */
export const walletOf = ({ config, db }: Pick<Platform, 'config' | 'db'>): LocalWallet | null =>
  config.isDemo ? createLocalWallet({ config, db }) : null;

export function paymentCalls(platform: Platform): Binding[] {
  const provider = walletOf(platform);
  return [
    ...entryRecords.reads(platform),
    ...receiptRecords.reads(platform),
    ...payoutRecords.reads(platform),
    bind(wire.importStatement, takeStatement),
    bind(wire.suggestMatch, suggest),
    bind(wire.confirmMatch, confirm),
    bind(wire.ignoreEntry, ignore),
    bind(wire.suggestPayouts, suggestLeaving),
    bind(wire.confirmPayouts, confirmLeaving),
    bind(wire.bookBankCharge, charge),
    bind(wire.reopenEntry, reopen),
    bind(wire.addReceipt, enterReceipt),
    bind(wire.readReceipt, readOneReceipt),
    bind(wire.undoReceipt, undo),
    bind(wire.readPaying, (input, ctx) => readWays(input, ctx, provider !== null)),
    bind(wire.payByCredit, useCredit),
    withOwnTransaction(bind(wire.startOnline, (input, ctx) => begin(provider, input, ctx))),
    bind(wire.readDepositPaying, async () => ({ hasOnline: provider !== null })),
    withOwnTransaction(bind(wire.startDepositOnline, (input, ctx) => beginDeposit(provider, input, ctx))),
    bindPublic(wire.readIntent, (input, { db }) => readState(input, db)),
    bindPublic(
      wire.notifyPayment,
      (notification, { db }) => settleIntent(db, notification),
      (notification) => assertSigned(provider, notification),
    ),
    ...walletCalls(platform, provider),
    bind(payoutWire.readOwnPayouts, readOwn),
    bind(payoutWire.applyForPayment, applyFor),
    bind(payoutWire.askRefund, refund),
    withOwnTransaction(bind(payoutWire.saveBankAccount, saveAccount)),
    ...Object.values(payoutMoves.bindings),
    bind(payoutWire.markPaidOut, markPaid),
    bind(payoutWire.downloadPaymentList, listFile),
    bind(readFinance, overview),
  ];
}

/** Its notifications go the way of every wallet's, refused ones too. */
function walletCalls({ db, log }: Platform, wallet: LocalWallet | null): Binding[] {
  return [
    bindPublic(wire.readWallet, ({ ref }, ctx) => readLocalOrder(ctx.db, ref)),
    withOwnTransaction(
      bindPublic(wire.actInWallet, async ({ ref, action }) => {
        if (wallet === null) return;
        const notifications = await db.transaction((inside) => wallet.act(inside, ref, action));
        const deliver = async (notification: Notification) => {
          await assertSigned(wallet, notification);
          await db.transaction((inside) => settleIntent(inside, notification));
        };
        for (const notification of notifications)
          await deliver(notification).catch((fault: unknown) => log.warn({ err: fault }, 'a notification was refused'));
      }),
    ),
  ];
}
