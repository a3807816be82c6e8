import { minus } from '../../../../../libs/amounts/amounts.ts';
import { type TableColumn, tablePdf } from '../../../../../libs/tablePdf/tablePdf.ts';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../../platform/server/http/callContext.ts';
import { SHEET_TYPE, writeSheet } from '../../../../../platform/server/sheet/writeSheet.ts';
import { amountText } from '../../../../../platform/wire/amountText.ts';
import type { ReadBy } from '../../../../../platform/wire/call.ts';
import type { FilePayload } from '../../../../../platform/wire/envelope.ts';
import type { Language } from '../../../../../platform/wire/language.ts';
import { LOCALE, shownTimes } from '../../../../../platform/wire/shownTime.ts';
import { readConfigValue } from '../../../../portal/config/server/index.ts';
import { feeTypeName } from '../../feeName.ts';
import { type BillSide, type BillStatus, claimAmountText } from '../../states.ts';
import type { downloadBill } from '../../wire.ts';
import { findBill } from '../detail.ts';
import { type OrderSum, selectLines, selectOrdersOn } from '../lines.ts';
import { pageTexts } from '../texts.ts';

/** A paper of hundreds of pages is a sheet; the PDF then says so. */
const MOST_ON_PAPER = 2_000;
const MOST_IN_SHEET = 200_000;

type Found = Awaited<ReturnType<typeof findBill>>;
type Line = Awaited<ReturnType<typeof selectLines>>[number];
interface Content {
  found: Found;
  lines: readonly Line[];
  orders: readonly OrderSum[];
}

const amountsIn = (language: Language) => {
  const shown = amountText(language);
  return (amount: string | null) => (amount === null ? '' : shown(amount));
};

export async function fileOf({ billId, format }: ReadBy<typeof downloadBill>, ctx: CallContext): Promise<FilePayload> {
  const found = await findBill(ctx.db, ctx.user, billId);
  const most = format === 'pdf' ? MOST_ON_PAPER + 1 : MOST_IN_SHEET;
  const [lines, orders] = await Promise.all([selectLines(ctx.db, billId, most), selectOrdersOn(ctx.db, billId, most)]);
  const content = { found, lines, orders };
  const fileName = `${found.row.billNo}.${format}`;
  if (format === 'xlsx')
    return { fileName, mimeType: SHEET_TYPE.mimeType, content: await sheetOf(content, ctx.language) };
  return { fileName, mimeType: 'application/pdf', content: await paperOf(content, ctx) };
}

function whatOf(line: Line, language: Language): string {
  const name = feeTypeName(line.feeType, language);
  const credit = line.kind === 'credit' ? pageTexts[language].lineKinds.credit : '';
  return [credit, name, line.description].filter(Boolean).join(' · ');
}

/** The platform's bank account on one line; '' where none is configured. */
async function accountText(db: Db): Promise<string> {
  const keys = ['bank.holder', 'bank.name', 'bank.account', 'bank.swift'];
  const parts = await Promise.all(keys.map((key) => readConfigValue(db, key)));
  return parts.filter(Boolean).join(' · ');
}

/** A claim names what was agreed and claimed in place of quantity and price. */
function paperColumns(
  t: (typeof pageTexts)[Language],
  { side, status }: { side: BillSide; status: BillStatus },
): TableColumn[] {
  const isClaim = side === 'cost';
  return [
    { title: t.fee, share: isClaim ? 24 : 31 },
    { title: `${t.container} · ${t.service}`, share: 17 },
    { title: t.occurred, share: 14 },
    isClaim ? { title: t.agreed, share: 15, align: 'right' } : { title: t.quantity, share: 8, align: 'right' },
    isClaim ? { title: t.claimed, share: 13, align: 'right' } : { title: t.unitPrice, share: 12, align: 'right' },
    { title: t.net, share: 13, align: 'right' },
    { title: `${t.taxRate} %`, share: 9, align: 'right' },
    { title: isClaim ? t[claimAmountText(status)] : t.gross, share: isClaim ? 18 : 15, align: 'right' },
  ];
}

/** Each order heads its lines, with their sum. */
function paperRows({ found, lines, orders }: Content, language: Language) {
  const t = pageTexts[language];
  const { row } = found;
  const inMoney = amountsIn(language);
  const { date } = shownTimes(language);
  const headOf = ({ orderBigNo, customerRef, subtotal }: OrderSum) => {
    const ref = customerRef === '' || row.side === 'cost' ? '' : `${t.customerRef} ${customerRef}`;
    const band = [orderBigNo === '' ? t.noOrder : `${t.order} ${orderBigNo}`, ref].filter(Boolean).join(' · ');
    return { band, sum: `${t.subtotal} ${inMoney(subtotal)} ${row.currency}` };
  };
  const cellsOf = (line: Line) => [
    whatOf(line, language),
    [line.containerNo, line.serviceNo].filter(Boolean).join(' · '),
    date(line.occurredDate),
    ...(row.side === 'cost' ? [inMoney(line.agreed), inMoney(line.claimed)] : [line.quantity, inMoney(line.unitPrice)]),
    inMoney(line.amount),
    line.taxRate,
    inMoney(line.gross),
  ];
  const byOrder = Map.groupBy(lines.slice(0, MOST_ON_PAPER), ({ orderBigNo }) => orderBigNo);
  return orders.flatMap((order) => {
    const own = byOrder.get(order.orderBigNo) ?? [];
    return own.length === 0 ? [] : [headOf(order), ...own.map(cellsOf)];
  });
}

/** 2026-10 as October 2026. */
const monthIn = (month: string, language: Language) =>
  new Intl.DateTimeFormat(LOCALE[language], { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(month),
  );

async function paperOf(content: Content, { db, language }: CallContext) {
  const t = pageTexts[language];
  const { found, lines } = content;
  const { row } = found;
  const inMoney = amountsIn(language);
  const { date } = shownTimes(language);
  const account = await accountText(db);
  const isClaim = row.side === 'cost';
  const toPay = row.side === 'sale' && account !== '';
  return tablePdf({
    title: t.paperTitle[row.side],
    facts: [
      [t.billNo, row.billNo],
      isClaim ? [t.claimNo, row.claimNo || '—'] : [t.month, row.month === '' ? '—' : monthIn(row.month, language)],
      [isClaim ? t.company : t.billTo, found.companyFullName],
      [t.companyNo, found.companyNo],
      [t.status, t.statuses[row.status]],
      [t.dueDate, row.dueOn === null ? '—' : date(row.dueOn)],
    ],
    columns: paperColumns(t, row),
    rows: paperRows(content, language),
    totals: [
      [t.net, `${inMoney(minus(row.total, row.taxTotal))} ${row.currency}`],
      [t.tax, `${inMoney(row.taxTotal)} ${row.currency}`],
      [t.total, `${inMoney(row.total)} ${row.currency}`],
    ],
    notes: [
      ...(lines.length > MOST_ON_PAPER ? [t.paperCut({ count: row.lineCount })] : []),
      ...(toPay ? [t.payTo({ account }), t.reference({ billNo: row.billNo })] : []),
    ],
    footer: (page, count) => `${row.billNo}    ${t.page({ page, count })}`,
  });
}

function sheetOf({ found: { row }, lines, orders }: Content, language: Language): Promise<Uint8Array> {
  const t = pageTexts[language];
  const ofOrder = new Map(orders.map((order) => [order.orderBigNo, order]));
  const lastOf = new Map(lines.map(({ orderBigNo, lineId }) => [orderBigNo, lineId]));
  const text = (header: string, width: number, value: (line: Line) => string) => ({
    header,
    width,
    value,
    kind: 'text' as const,
  });
  const money = (header: string, value: (line: Line) => string | null) => ({
    header,
    width: 16,
    value,
    kind: 'money' as const,
  });
  const ofClaim = [money(t.agreed, ({ agreed }) => agreed), money(t.claimed, ({ claimed }) => claimed)];
  const number = (header: string, width: number, value: (line: Line) => string) => ({
    header,
    width,
    value,
    kind: 'decimal' as const,
  });
  const columns = [
    text(t.order, 22, ({ orderBigNo }) => orderBigNo),
    ...(row.side === 'sale'
      ? [text(t.customerRef, 22, ({ orderBigNo }) => ofOrder.get(orderBigNo)?.customerRef ?? '')]
      : []),
    text(t.container, 16, ({ containerNo }) => containerNo),
    text(t.service, 14, ({ serviceNo }) => serviceNo),
    text(t.fee, 40, (line) => whatOf(line, language)),
    { ...text(t.occurred, 14, ({ occurredDate }) => occurredDate), kind: 'date' as const },
    number(t.quantity, 12, ({ quantity }) => quantity),
    money(t.unitPrice, ({ unitPrice }) => unitPrice),
    money(t.net, ({ amount }) => amount),
    number(`${t.tax} %`, 8, ({ taxRate }) => taxRate),
    money(t.tax, ({ taxAmount }) => taxAmount),
    money(t.gross, ({ gross }) => gross),
    ...(row.side === 'cost' ? ofClaim : []),
    // beside the last line of an order, so that the lines still sum to the bill
    money(t.subtotalOfOrder, ({ orderBigNo, lineId }) =>
      lastOf.get(orderBigNo) === lineId ? (ofOrder.get(orderBigNo)?.subtotal ?? null) : null,
    ),
    text(t.currency, 10, () => row.currency),
  ];
  return writeSheet(row.billNo, columns, lines);
}
