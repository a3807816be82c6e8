import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { fromInput, type News, serveLifecycle } from '../../../../platform/server/lifecycle/serveLifecycle.ts';
import { renderMessage } from '../../../../platform/server/messageKind.ts';
import { writeOutbox } from '../../../../platform/server/outbox/writeOutbox.ts';
import type { CurrentUser } from '../../../../platform/wire/currentUser.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { DOC_TYPE } from '../../../documents/resource/docTypes.ts';
import { attachOwnFile } from '../../../documents/resource/server/index.ts';
import { mainContacts } from '../../../people/account/server/index.ts';
import { news, todosAbout } from '../../../portal/message/server/index.ts';
import { invoiceLife } from '../wire.ts';
import {
  aboutInvoice,
  INVOICE_TODOS,
  invoiceIssued,
  invoiceRedLettered,
  invoiceRefused,
  invoiceRejected,
} from './messages.ts';
import { invoice, invoiceBill } from './tables.ts';
import { userError } from './texts.ts';

export type InvoiceRow = typeof invoice.$inferSelect;

const messageOf = ({ id, companyId, total, currency, invoiceNo, reason }: InvoiceRow) => ({
  companyId,
  about: aboutInvoice(id),
  params: { companyName: '', amount: total, currency, invoiceNo, reason },
});

/** By message and by e-mail; the file is read in the portal. */
function issued(row: InvoiceRow): News[] {
  const message = messageOf(row);
  const letter = async (db: Db) => {
    const [contact] = await mainContacts(db, row.companyId);
    const { title, content } = renderMessage(invoiceIssued, message.params, contact?.language ?? 'zh');
    await writeOutbox(db, [{ channel: 'email', receiver: row.email, subject: title, text: content }]);
  };
  return [...news(invoiceIssued, message), letter];
}

/** To the operator, who decides anew. */
function refused(row: InvoiceRow, { providerReason: reason }: { providerReason: string }): News[] {
  const { about, params } = messageOf(row);
  return news(invoiceRefused, { about, params: { ...params, reason, companyName: row.title.name } });
}

async function attachFile(db: Db, user: CurrentUser, invoiceId: number, resourceId: number): Promise<void> {
  const belonging = { docType: DOC_TYPE.invoice, relaId: String(invoiceId) };
  if ((await attachOwnFile(db, user, resourceId, belonging)) === undefined)
    throw userError.withFields((t) => t.fileGone, { resourceId: (t) => t.fileGone });
}

/** Its bills can stand on another invoice. */
const release = ({ id }: InvoiceRow, _input: object, { db }: { db: Db }) =>
  db.update(invoiceBill).set({ isActive: false }).where(eq(invoiceBill.invoiceId, id));

const numberTwice = () => userError.withFields((t) => t.numberTwice, { invoiceNo: (t) => t.numberTwice });

export const invoiceMoves = serveLifecycle(invoiceLife, {
  table: invoice,
  state: 'status',
  absent: () => userError((t) => t.absent, CODE.absent),
  moved: () => userError((t) => t.decided),
  violations: { invoice_number_once: numberTwice },
  moves: {
    issueByProvider: {
      set: () => ({ providerRef: randomBytes(24).toString('base64url'), providerReason: '' }),
    },
    issue: {
      async set({ id }, { invoiceNo, resourceId }, { db, user }) {
        if (resourceId !== null) await attachFile(db, user, id, resourceId);
        return { invoiceNo, resourceId, issuedAt: new Date() };
      },
      news: issued,
    },
    deliver: { set: (_row, { invoiceNo }) => ({ invoiceNo, issuedAt: new Date() }), news: issued },
    refuse: { set: fromInput('providerReason'), news: refused },
    reject: {
      set: fromInput('reason'),
      effect: release,
      news: (row) => news(invoiceRejected, messageOf(row)),
    },
    redLetter: {
      set: fromInput('redNo', 'reason'),
      effect: release,
      news: (row) => news(invoiceRedLettered, messageOf(row)),
    },
  },
  todos: { in: ['applied', 'issued'], close: todosAbout(aboutInvoice, INVOICE_TODOS) },
});
