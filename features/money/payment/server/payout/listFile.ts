import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { XMLBuilder } from 'fast-xml-parser';
import { plus } from '../../../../../libs/amounts/amounts.ts';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../../platform/server/http/callContext.ts';
import type { ReadBy } from '../../../../../platform/wire/call.ts';
import type { FilePayload } from '../../../../../platform/wire/envelope.ts';
import { formatDateTime } from '../../../../../platform/wire/time.ts';
import { csvText } from '../../csvText.ts';
import { isIban, plainAccount } from '../../iban.ts';
import type { downloadPaymentList } from '../../payoutWire.ts';
import { readAccount } from '../own.ts';
import { today } from '../receive.ts';
import { payout } from '../tables.ts';
import { userError } from '../texts.ts';
import { billNumbersOf } from './records.ts';

const MOST = 5_000;
const PAIN = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';

interface Payment {
  payoutId: number;
  amount: string;
  holder: string;
  bankName: string;
  accountNo: string;
  swift: string;
  bills: string;
}
type Account = Awaited<ReturnType<typeof readAccount>>;

/** Approved payments that were in no file yet, or all of them again; those in the file are marked. */
export async function listFile(
  { currency, format, again }: ReadBy<typeof downloadPaymentList>,
  { db }: CallContext,
): Promise<FilePayload> {
  const marked = await markDownloaded(db, currency, again);
  const [payments, account] = await Promise.all([
    db
      .select({
        payoutId: payout.id,
        amount: payout.amount,
        holder: payout.holder,
        bankName: payout.bankName,
        accountNo: payout.accountNo,
        swift: payout.swift,
        bills: sql<string>`${billNumbersOf()}`,
      })
      .from(payout)
      .where(inArray(payout.id, marked))
      .orderBy(asc(payout.id)),
    readAccount(db),
  ]);
  const text = format === 'xml' ? painOf(payments, account, currency) : csvOf(payments, currency);
  return {
    fileName: `payments_${currency}_${today()}.${format}`,
    mimeType: format === 'xml' ? 'application/xml' : 'text/csv',
    content: new TextEncoder().encode(text),
  };
}

/** Of two downloads at once the second waits, and finds the first one's marks. */
async function markDownloaded(db: Db, currency: string, again: boolean): Promise<number[]> {
  const approved = and(eq(payout.status, 'approved'), eq(payout.currency, currency));
  const waiting = await db
    .select({ id: payout.id, downloadedAt: payout.downloadedAt })
    .from(payout)
    .where(approved)
    .orderBy(asc(payout.id))
    .limit(MOST)
    .for('update');
  if (waiting.length === 0) throw userError((t) => t.nothingApproved({ currency }));
  const chosen = waiting.flatMap(({ id, downloadedAt }) => (again || downloadedAt === null ? [id] : []));
  if (chosen.length === 0) throw userError((t) => t.allDownloaded({ currency, count: waiting.length }));
  await db.update(payout).set({ downloadedAt: new Date() }).where(inArray(payout.id, chosen));
  return chosen;
}

function csvOf(payments: readonly Payment[], currency: string): string {
  const head = ['No.', 'Beneficiary', 'Account', 'Bank', 'SWIFT', 'Amount', 'Currency', 'Reference'];
  const rows = payments.map((one) => [
    String(one.payoutId),
    one.holder,
    one.accountNo,
    one.bankName,
    one.swift,
    one.amount,
    currency,
    one.bills,
  ]);
  return csvText([head, ...rows]);
}

const accountOf = (accountNo: string) => ({
  Id: isIban(accountNo) ? { IBAN: plainAccount(accountNo) } : { Othr: { Id: plainAccount(accountNo).slice(0, 34) } },
});
const agentOf = (swift: string, bankName: string) => ({
  FinInstnId: swift === '' ? { Nm: bankName.slice(0, 140) || 'NOTPROVIDED' } : { BICFI: swift },
});

/** ISO 20022 customer credit transfer. */
function painOf(payments: readonly Payment[], account: Account, currency: string): string {
  const sum = payments.reduce((total, { amount }) => plus(total, amount), '0.00');
  const at = formatDateTime(new Date()).replace(' ', 'T');
  const messageId = `IS-${at.replace(/\D/g, '')}-${currency}`;
  const count = String(payments.length);
  const document = {
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    Document: {
      '@xmlns': PAIN,
      CstmrCdtTrfInitn: {
        GrpHdr: {
          MsgId: messageId,
          CreDtTm: at,
          NbOfTxs: count,
          CtrlSum: sum,
          InitgPty: { Nm: account.holder.slice(0, 140) },
        },
        PmtInf: {
          PmtInfId: messageId,
          PmtMtd: 'TRF',
          NbOfTxs: count,
          CtrlSum: sum,
          ReqdExctnDt: { Dt: today() },
          Dbtr: { Nm: account.holder.slice(0, 140) },
          DbtrAcct: accountOf(account.accountNo),
          DbtrAgt: agentOf(account.swift, account.bankName),
          CdtTrfTxInf: payments.map((one) => ({
            PmtId: { EndToEndId: `IS-${one.payoutId}` },
            Amt: { InstdAmt: { '@Ccy': currency, '#text': one.amount } },
            CdtrAgt: agentOf(one.swift, one.bankName),
            Cdtr: { Nm: one.holder.slice(0, 140) },
            CdtrAcct: accountOf(one.accountNo),
            RmtInf: { Ustrd: (one.bills || `IS-${one.payoutId}`).slice(0, 140) },
          })),
        },
      },
    },
  };
  const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', format: true });
  return builder.build(document);
}
