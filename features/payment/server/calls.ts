import { type Binding, bind, bindPublic, withOwnTransaction } from '../../../platform/server/http/bind.ts';
import type { Platform } from '../../../platform/server/platform.ts';
import { readFinance } from '../financeWire.ts';
import * as payoutWire from '../payoutWire.ts';
import * as wire from '../wire.ts';
import { overview } from './finance.ts';
import { actLocally, localWallet, readLocalOrder } from './online/localWallet.ts';
import { begin, readState, takeNotification } from './online/online.ts';
import type { PaymentProvider } from './online/provider.ts';
import { enterReceipt, readOneReceipt, readWays, useCredit } from './own.ts';
import { saveAccount } from './payout/account.ts';
import { applyFor, readOwn, refund } from './payout/apply.ts';
import { approve, markPaid, reject } from './payout/decide.ts';
import { listFile } from './payout/listFile.ts';
import { payoutRecords } from './payout/records.ts';
import { entryRecords, receiptRecords } from './records.ts';
import { takeStatement } from './statement/import.ts';
import { confirm, ignore, suggest } from './statement/suggest.ts';

/** The stand-in takes no real money, so it serves demonstrations alone. */
export const providerOf = ({ config }: Pick<Platform, 'config'>): PaymentProvider | null =>
  config.isDemo ? localWallet : null;

export function paymentCalls(platform: Platform): Binding[] {
  const provider = providerOf(platform);
  return [
    ...entryRecords.reads(platform),
    ...receiptRecords.reads(platform),
    ...payoutRecords.reads(platform),
    bind(wire.importStatement, takeStatement),
    bind(wire.suggestMatch, suggest),
    bind(wire.confirmMatch, confirm),
    bind(wire.ignoreEntry, ignore),
    bind(wire.addReceipt, enterReceipt),
    bind(wire.readReceipt, readOneReceipt),
    bind(wire.readPaying, (input, ctx) => readWays(input, ctx, provider !== null)),
    bind(wire.payByCredit, useCredit),
    bind(wire.startOnline, (input, ctx) => begin(provider, input, ctx)),
    bindPublic(wire.readIntent, (input, { db }) => readState(input, db)),
    bindPublic(wire.notifyPayment, (told, { db }) => takeNotification(provider, told, db)),
    ...walletCalls(platform, provider),
    bind(payoutWire.readOwnPayouts, readOwn),
    bind(payoutWire.applyForPayment, applyFor),
    bind(payoutWire.askRefund, refund),
    withOwnTransaction(bind(payoutWire.saveBankAccount, saveAccount)),
    bind(payoutWire.approvePayout, approve),
    bind(payoutWire.rejectPayout, reject),
    bind(payoutWire.markPaidOut, markPaid),
    bind(payoutWire.downloadPaymentList, listFile),
    bind(readFinance, overview),
  ];
}

/** Its notifications go the way of every wallet's, refused ones too. */
function walletCalls({ db, log }: Platform, provider: PaymentProvider | null): Binding[] {
  return [
    bindPublic(wire.readWallet, ({ ref }, ctx) => readLocalOrder(ctx.db, ref)),
    withOwnTransaction(
      bindPublic(wire.actInWallet, async ({ ref, action }) => {
        if (provider !== localWallet) return;
        const told = await db.transaction((inside) => actLocally(inside, ref, action));
        for (const notification of told)
          await db
            .transaction((inside) => takeNotification(provider, notification, inside))
            .catch((fault: unknown) => log.warn({ err: fault }, 'a notification was refused'));
      }),
    ),
  ];
}
