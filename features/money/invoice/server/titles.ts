import { and, asc, eq, inArray } from 'drizzle-orm';
import { violatedUnique } from '../../../../platform/server/database/connect.ts';
import { keywordFilter } from '../../../../platform/server/database/keywordFilter.ts';
import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import { serveRecords } from '../../../../platform/server/records/serveRecords.ts';
import type { ReadBy } from '../../../../platform/wire/call.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { isTitleTaxNo, plainTaxNo } from '../kinds.ts';
import { invoiceTitles } from '../wire.ts';
import { invoiceTitle } from './tables.ts';
import { pageTexts, userError } from './texts.ts';

export const titleRecords = serveRecords(invoiceTitles, {
  from: invoiceTitle,
  texts: pageTexts,
  sheetTitle: (t) => t.titles.title,
  columns: () => ({
    titleId: invoiceTitle.id,
    name: invoiceTitle.name,
    country: invoiceTitle.country,
    taxNo: invoiceTitle.taxNo,
    address: invoiceTitle.address,
    phone: invoiceTitle.phone,
    bankName: invoiceTitle.bankName,
    bankAccount: invoiceTitle.bankAccount,
    email: invoiceTitle.email,
  }),
  scope: ({ user }) => eq(invoiceTitle.companyId, user.companyId ?? -1),
  where: (filter) => [keywordFilter(filter.name, [invoiceTitle.name])],
  order: [asc(invoiceTitle.id)],
});

/** A title holds bank data, which are the business of those who see them. */
function assertSeesBankData({ hidesMoney }: CallContext['user']): void {
  if (hidesMoney) throw userError((t) => t.bankHidden, CODE.forbidden);
}

/** With its tax number normalized and checked. */
function checked<Title extends ReadBy<typeof invoiceTitles.add>>(title: Title): Title {
  const taxNo = plainTaxNo(title.taxNo);
  if (!isTitleTaxNo(taxNo, title.country))
    throw userError.withFields((t) => t.wrongTaxNo, { taxNo: (t) => t.wrongTaxNo });
  return { ...title, taxNo };
}

async function writing<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await write;
  } catch (fault) {
    if (violatedUnique(fault) !== 'invoice_title_once') throw fault;
    throw userError.withFields((t) => t.titleTwice, { taxNo: (t) => t.titleTwice });
  }
}

export async function addTitle(title: ReadBy<typeof invoiceTitles.add>, { db, user }: CallContext): Promise<void> {
  assertSeesBankData(user);
  const companyId = ownCompanyId(user);
  await writing(
    db
      .insert(invoiceTitle)
      .values({ ...checked(title), companyId })
      .execute(),
  );
}

export async function changeTitle(
  { titleId, ...title }: ReadBy<typeof invoiceTitles.edit>,
  { db, user }: CallContext,
): Promise<void> {
  assertSeesBankData(user);
  const isOwn = and(eq(invoiceTitle.id, titleId), eq(invoiceTitle.companyId, ownCompanyId(user)));
  const change = db.update(invoiceTitle).set(checked(title)).where(isOwn).returning({ id: invoiceTitle.id });
  if ((await writing(change.execute())).length === 0) throw userError((t) => t.absent, CODE.absent);
}

export async function removeTitles(
  { id }: ReadBy<typeof invoiceTitles.remove>,
  { db, user }: CallContext,
): Promise<void> {
  assertSeesBankData(user);
  await db
    .delete(invoiceTitle)
    .where(and(inArray(invoiceTitle.id, id), eq(invoiceTitle.companyId, ownCompanyId(user))));
}
