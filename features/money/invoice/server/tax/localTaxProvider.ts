import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import { keywordFilter } from '../../../../../platform/server/database/keywordFilter.ts';
import { wallClock } from '../../../../../platform/server/records/columns.ts';
import { serveRecords } from '../../../../../platform/server/records/serveRecords.ts';
import { createMessageSigner } from '../../../../../platform/server/secrets/messageSigner.ts';
import type { ReadBy } from '../../../../../platform/wire/call.ts';
import { type actInTax, type TaxNotice, taxApplications } from '../../taxWire.ts';
import { localTaxApplication } from '../tables.ts';
import { pageTexts, userError } from '../texts.ts';
import type { TaxProvider, UnsignedNotice } from './provider.ts';

const DIGITS = 8;

const partsOf = ({ ref, result, invoiceNo, reason }: UnsignedNotice) => [ref, result, invoiceNo, reason];

export interface LocalTaxProvider extends TaxProvider {
  /** Decides an application, or not, and answers the notices that the provider sends then. */
  act(db: Db, given: ReadBy<typeof actInTax>): Promise<TaxNotice[]>;
  /** The portal took the notice. */
  markDelivered(db: Db, ref: string): Promise<void>;
}

/** Stand-in for demonstrations: applications wait on a page of ours, and a person decides them. */
export function createLocalTaxProvider(keys: Parameters<typeof createMessageSigner>[0]): LocalTaxProvider {
  const signer = createMessageSigner(keys, 'ironsilk local tax provider');
  const signed = async (notice: UnsignedNotice) => ({
    ...notice,
    signature: await signer.sign(partsOf(notice)),
  });
  return {
    name: 'local',
    async submit(db, application) {
      await db.insert(localTaxApplication).values(application).onConflictDoNothing({ target: localTaxApplication.ref });
    },
    isSigned: ({ signature, ...notice }) => signer.isSigned(partsOf(notice), signature),
    async query(db, ref) {
      const [found] = await db.select().from(localTaxApplication).where(eq(localTaxApplication.ref, ref));
      if (found === undefined) return 'unknown';
      const { result, invoiceNo, reason } = found;
      return result === 'waiting' ? null : { ref, result, invoiceNo, reason };
    },
    async act(db, { applicationId, action, reason = '' }) {
      if (action === 'forge') return forged(db, applicationId);
      const notice = await decide(db, applicationId, action === 'refuse' ? reason : null);
      if (action === 'lose') return [];
      const signedNotice = await signed(notice);
      return action === 'issueTwice' ? [signedNotice, signedNotice] : [signedNotice];
    },
    async markDelivered(db, ref) {
      await db.update(localTaxApplication).set({ isNotified: true }).where(eq(localTaxApplication.ref, ref));
    },
  };
}

/** One conditional update; `refusal` null: issued, under a number that says itself that it is no tax authority's. */
async function decide(db: Db, id: number, refusal: string | null): Promise<UnsignedNotice> {
  const result = refusal === null ? 'issued' : 'refused';
  const invoiceNo = refusal === null ? `DEMO${String(id).padStart(DIGITS, '0')}` : '';
  const [decided] = await db
    .update(localTaxApplication)
    .set({ result, invoiceNo, reason: refusal ?? '' })
    .where(and(eq(localTaxApplication.id, id), eq(localTaxApplication.result, 'waiting')))
    .returning({ ref: localTaxApplication.ref });
  if (decided === undefined) throw userError((t) => t.decided);
  return { ref: decided.ref, result, invoiceNo, reason: refusal ?? '' };
}

async function forged(db: Db, id: number): Promise<TaxNotice[]> {
  const [found] = await db
    .select({ ref: localTaxApplication.ref })
    .from(localTaxApplication)
    .where(eq(localTaxApplication.id, id));
  if (found === undefined) throw userError((t) => t.absent);
  const notice = { ref: found.ref, result: 'issued', invoiceNo: 'FORGED', reason: '' } as const;
  return [{ ...notice, signature: '0'.repeat(64) }];
}

export const taxApplicationRecords = serveRecords(taxApplications, {
  from: localTaxApplication,
  texts: pageTexts,
  sheetTitle: (t) => t.provider.title,
  columns: () => ({
    applicationId: localTaxApplication.id,
    type: localTaxApplication.type,
    titleName: localTaxApplication.titleName,
    taxNo: localTaxApplication.taxNo,
    total: localTaxApplication.total,
    tax: localTaxApplication.tax,
    currency: localTaxApplication.currency,
    result: localTaxApplication.result,
    invoiceNo: localTaxApplication.invoiceNo,
    reason: localTaxApplication.reason,
    isNotified: localTaxApplication.isNotified,
    applyTime: wallClock(localTaxApplication.createdAt),
  }),
  where: (filter) => [
    keywordFilter(filter.titleName, [localTaxApplication.titleName]),
    filter.result && eq(localTaxApplication.result, filter.result),
  ],
  order: [sql`(${localTaxApplication.result} = 'waiting') desc`, desc(localTaxApplication.id)],
});
