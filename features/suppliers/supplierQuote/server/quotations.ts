import { and, desc, eq, gte, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { compareAmounts } from '../../../../libs/amounts/compare.ts';
import { type Db, violatedUnique } from '../../../../platform/server/database/connect.ts';
import { keywordFilter } from '../../../../platform/server/database/keywordFilter.ts';
import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { type CurrentUser, hasPermission } from '../../../../platform/wire/currentUser.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { formatDate, formatDateTime } from '../../../../platform/wire/time.ts';
import { accountNameOf, companyNameOf } from '../../../people/account/server/index.ts';
import { changesBetween, faultyLine, keyOfLine, type QuoteLine } from '../quotation.ts';
import * as wire from '../wire.ts';
import { statusOf } from './records.ts';
import { supplierQuotation, supplierQuotationVersion } from './tables.ts';
import { userError } from './texts.ts';

/** Operators read all quotations, suppliers their own. */
function readableBy(user: CurrentUser): SQL | undefined {
  if (hasPermission(user, wire.allQuotations.list.access.code)) return undefined;
  return eq(supplierQuotation.companyId, ownCompanyId(user));
}

const HEAD = {
  quotationId: supplierQuotation.id,
  companyId: supplierQuotation.companyId,
  companyName: companyNameOf(supplierQuotation.companyId),
  kind: supplierQuotation.kind,
  title: supplierQuotation.title,
  currency: supplierQuotation.currency,
  version: supplierQuotation.version,
  validFrom: supplierQuotation.validFrom,
  validTo: supplierQuotation.validTo,
  lineCount: supplierQuotation.lineCount,
  updatedAt: supplierQuotation.updatedAt,
};

async function findHead(db: Db, user: CurrentUser, quotationId: number) {
  const [head] = await db
    .select({ ...HEAD, status: statusOf() })
    .from(supplierQuotation)
    .where(and(eq(supplierQuotation.id, quotationId), readableBy(user)));
  if (head === undefined) throw userError((t) => t.absent, CODE.absent);
  return head;
}

async function selectVersions(db: Db, quotationId: number) {
  return db
    .select({
      version: supplierQuotationVersion.version,
      title: supplierQuotationVersion.title,
      validFrom: supplierQuotationVersion.validFrom,
      validTo: supplierQuotationVersion.validTo,
      remark: supplierQuotationVersion.remark,
      lines: supplierQuotationVersion.lines,
      changes: supplierQuotationVersion.changeCount,
      createdAt: supplierQuotationVersion.createdAt,
      who: sql<string>`coalesce(${accountNameOf(supplierQuotationVersion.accountId)}, '')`,
    })
    .from(supplierQuotationVersion)
    .where(eq(supplierQuotationVersion.quotationId, quotationId))
    .orderBy(desc(supplierQuotationVersion.version));
}

export async function readQuotation(
  { quotationId, version }: ReadBy<typeof wire.getQuotation>,
  { db, user }: CallContext,
): Promise<PayloadOf<typeof wire.getQuotation>> {
  const { updatedAt, companyId: _, ...head } = await findHead(db, user, quotationId);
  const versions = await selectVersions(db, quotationId);
  const shown = versions.find((one) => one.version === (version ?? head.version));
  if (shown === undefined) throw userError((t) => t.absent, CODE.absent);
  return {
    ...head,
    title: shown.title,
    validFrom: shown.validFrom,
    validTo: shown.validTo,
    remark: shown.remark,
    lines: shown.lines,
    updateTime: formatDateTime(updatedAt),
    versions: versions.map(({ version: no, validFrom, validTo, createdAt, who, changes }) => ({
      version: no,
      validFrom,
      validTo,
      time: formatDateTime(createdAt),
      who,
      changes,
    })),
  };
}

/** Lines of the newest version of an own quotation; none for a new one. */
export async function currentLines(ctx: Pick<CallContext, 'db' | 'user'>, quotationId: number): Promise<QuoteLine[]> {
  if (quotationId === 0) return [];
  const { version } = await findHead(ctx.db, ctx.user, quotationId);
  const [newest] = await ctx.db
    .select({ lines: supplierQuotationVersion.lines })
    .from(supplierQuotationVersion)
    .where(and(eq(supplierQuotationVersion.quotationId, quotationId), eq(supplierQuotationVersion.version, version)));
  return newest?.lines ?? [];
}

/** A new version of what was read; of two people who save at once one does. */
export async function save(
  { quotationId, version, lines, remark, ...head }: ReadBy<typeof wire.saveQuotation>,
  { db, user }: CallContext,
): Promise<PayloadOf<typeof wire.saveQuotation>> {
  if (user.hidesMoney) throw userError((t) => t.moneyHidden, CODE.forbidden);
  const wrong = faultyLine(lines);
  if (wrong !== null)
    throw userError.withFields((t) => t.tiers({ row: wrong + 1 }), {
      lines: (t) => t.tiers({ row: wrong + 1 }),
    });
  if (head.validTo < formatDate(new Date()))
    throw userError.withFields((t) => t.pastDate, { validTo: (t) => t.pastDate });
  const own = ownCompanyId(user);
  const before = quotationId === null ? [] : await currentLines({ db, user }, quotationId);
  const values = { ...head, lineCount: lines.length };
  const made =
    quotationId === null
      ? await db
          .insert(supplierQuotation)
          .values({ ...values, companyId: own })
          .returning()
      : await db
          .update(supplierQuotation)
          .set({ ...values, version: version + 1, withdrawnAt: null })
          .where(
            and(
              eq(supplierQuotation.id, quotationId),
              eq(supplierQuotation.companyId, own),
              eq(supplierQuotation.version, version),
            ),
          )
          .returning();
  const [row] = made;
  if (row === undefined) throw userError((t) => t.changed);
  const { kind: _kind, ...versioned } = head;
  try {
    await db.insert(supplierQuotationVersion).values({
      ...versioned,
      quotationId: row.id,
      version: row.version,
      remark,
      lines,
      accountId: user.accountId,
      changeCount: changesBetween(before, lines).length,
    });
  } catch (fault) {
    if (violatedUnique(fault) !== 'supplier_quotation_version_once') throw fault;
    throw userError((t) => t.changed);
  }
  return { quotationId: row.id, version: row.version };
}

export async function withdraw(
  { quotationId }: ReadBy<typeof wire.withdrawQuotation>,
  { db, user }: CallContext,
): Promise<PayloadOf<typeof wire.withdrawQuotation>> {
  const [row] = await db
    .update(supplierQuotation)
    .set({ withdrawnAt: sql`now()` })
    .where(
      and(
        eq(supplierQuotation.id, quotationId),
        eq(supplierQuotation.companyId, ownCompanyId(user)),
        isNull(supplierQuotation.withdrawnAt),
      ),
    )
    .returning({ quotationId: supplierQuotation.id, version: supplierQuotation.version });
  if (row === undefined) throw userError((t) => t.absent, CODE.absent);
  return row;
}

/** Lines of the yard's quotation that hold today. */
export async function yardList(
  { id }: ReadBy<typeof wire.queryYardList>,
  { db, user }: CallContext,
): Promise<PayloadOf<typeof wire.queryYardList>> {
  const head = await findHead(db, user, id);
  if (head.kind !== 'yard') throw userError((t) => t.absent, CODE.absent);
  if (head.status !== 'valid') return [];
  const { quotationId, companyName, title, version, validTo, currency } = head;
  const lines = await currentLines({ db, user }, id);
  return lines.map((line) => ({ quotationId, companyName, title, version, validTo, currency, line }));
}

const MOST_COMPARED = 200;

export async function compare(
  { kind, currency, title }: ReadBy<typeof wire.compareQuotations>,
  { db }: CallContext,
): Promise<PayloadOf<typeof wire.compareQuotations>> {
  const today = formatDate(new Date());
  const valid = await db
    .select({
      quotationId: supplierQuotation.id,
      companyName: companyNameOf(supplierQuotation.companyId),
      title: supplierQuotation.title,
      validTo: supplierQuotation.validTo,
      lines: supplierQuotationVersion.lines,
    })
    .from(supplierQuotation)
    .innerJoin(
      supplierQuotationVersion,
      and(
        eq(supplierQuotationVersion.quotationId, supplierQuotation.id),
        eq(supplierQuotationVersion.version, supplierQuotation.version),
      ),
    )
    .where(
      and(
        eq(supplierQuotation.kind, kind),
        eq(supplierQuotation.currency, currency),
        isNull(supplierQuotation.withdrawnAt),
        lte(supplierQuotation.validFrom, today),
        gte(supplierQuotation.validTo, today),
        keywordFilter(title, [supplierQuotation.title]),
      ),
    )
    .limit(MOST_COMPARED);
  const offers = valid.flatMap(({ lines, ...quotation }) => lines.map((line) => ({ ...quotation, line })));
  const groups = Map.groupBy(offers, ({ line }) => keyOfLine(line));
  return [...groups]
    .toSorted(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
    .flatMap(([key, all]) => {
      const sorted = all.toSorted((one, other) => compareAmounts(one.line.price, other.line.price));
      const [cheapest] = sorted;
      if (cheapest === undefined) return [];
      const shown = sorted.map(({ line, ...quotation }) => ({
        ...quotation,
        price: line.price,
        freeDays: line.freeDays,
      }));
      return [{ key, line: cheapest.line, offers: shown }];
    });
}

/** Quotations that end soon and were not reminded of in this version, marked; for the reminder. */
export async function markEnding(db: Db, through: string) {
  const today = formatDate(new Date());
  const ending = db
    .select({ id: supplierQuotation.id })
    .from(supplierQuotation)
    .where(
      and(
        isNull(supplierQuotation.withdrawnAt),
        gte(supplierQuotation.validTo, today),
        lte(supplierQuotation.validTo, through),
        sql`${supplierQuotation.remindedVersion} < ${supplierQuotation.version}`,
      ),
    );
  return db
    .update(supplierQuotation)
    .set({
      remindedVersion: sql`${supplierQuotation.version}`,
      updatedAt: sql`${supplierQuotation.updatedAt}`,
    })
    .where(inArray(supplierQuotation.id, ending))
    .returning({
      quotationId: supplierQuotation.id,
      companyId: supplierQuotation.companyId,
      title: supplierQuotation.title,
      validTo: supplierQuotation.validTo,
    });
}
