import { type TableColumn, tablePdf } from '../../../../libs/tablePdf/tablePdf.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import { SHEET_TYPE, writeSheet } from '../../../../platform/server/sheet/writeSheet.ts';
import { amountText } from '../../../../platform/wire/amountText.ts';
import type { ReadBy } from '../../../../platform/wire/call.ts';
import type { FilePayload } from '../../../../platform/wire/envelope.ts';
import type { Language } from '../../../../platform/wire/language.ts';
import { shownTimes } from '../../../../platform/wire/shownTime.ts';
import { readConfigValue } from '../../../config/server/index.ts';
import { feeTypeName } from '../../feeName.ts';
import { type BillSide, type BillStatus, claimAmountText } from '../../states.ts';
import type { downloadBill } from '../../wire.ts';
import { findBill, selectLines } from '../detail.ts';
import { minus } from '../lineAmounts.ts';
import { pageTexts } from '../texts.ts';

/** A paper of hundreds of pages is a sheet; the PDF then says so. */
const MOST_ON_PAPER = 2_000;
const MOST_IN_SHEET = 200_000;

type Found = Awaited<ReturnType<typeof findBill>>;
type Line = Awaited<ReturnType<typeof selectLines>>[number];

const amountsIn = (language: Language) => {
  const shown = amountText(language);
  return (amount: string | null) => (amount === null ? '' : shown(amount));
};

export async function fileOf(
  { billId, format }: ReadBy<typeof downloadBill>,
  ctx: CallContext,
): Promise<FilePayload> {
  const found = await findBill(ctx.db, ctx.user, billId);
  const lines = await selectLines(ctx.db, billId, format === 'pdf' ? MOST_ON_PAPER + 1 : MOST_IN_SHEET);
  const fileName = `${found.row.billNo}.${format}`;
  if (format === 'xlsx')
    return { fileName, mimeType: SHEET_TYPE.mimeType, content: await sheetOf(found, lines, ctx.language) };
  return { fileName, mimeType: 'application/pdf', content: await paperOf(found, lines, ctx) };
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
    { title: t.order, share: 18 },
    { title: t.fee, share: isClaim ? 26 : 30 },
    { title: t.occurred, share: 14 },
    isClaim
      ? { title: t.agreed, share: 15, align: 'right' }
      : { title: t.quantity, share: 8, align: 'right' },
    isClaim
      ? { title: t.claimed, share: 13, align: 'right' }
      : { title: t.unitPrice, share: 12, align: 'right' },
    { title: t.net, share: 13, align: 'right' },
    { title: `${t.taxRate} %`, share: 9, align: 'right' },
    { title: isClaim ? t[claimAmountText(status)] : t.gross, share: 15, align: 'right' },
  ];
}

async function paperOf(found: Found, lines: readonly Line[], { db, language }: CallContext) {
  const t = pageTexts[language];
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
      isClaim ? [t.claimNo, row.claimNo || '—'] : [t.month, row.month || '—'],
      [t.company, found.companyFullName],
      [t.companyNo, found.companyNo],
      [t.status, t.statuses[row.status]],
      [t.dueDate, row.dueOn === null ? '—' : date(row.dueOn)],
    ],
    columns: paperColumns(t, row),
    rows: lines
      .slice(0, MOST_ON_PAPER)
      .map((line) => [
        line.orderBigNo,
        whatOf(line, language),
        date(line.occurredDate),
        ...(isClaim
          ? [inMoney(line.agreed), inMoney(line.claimed)]
          : [line.quantity, inMoney(line.unitPrice)]),
        inMoney(line.amount),
        line.taxRate,
        inMoney(line.gross),
      ]),
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

function sheetOf({ row }: Found, lines: readonly Line[], language: Language): Promise<Uint8Array> {
  const t = pageTexts[language];
  const text = (header: string, width: number, value: (line: Line) => string) => ({
    ...{ header, width, value },
    kind: 'text' as const,
  });
  const money = (header: string, value: (line: Line) => string | null) => ({
    ...{ header, width: 16, value },
    kind: 'money' as const,
  });
  const ofClaim = [money(t.agreed, ({ agreed }) => agreed), money(t.claimed, ({ claimed }) => claimed)];
  const number = (header: string, width: number, value: (line: Line) => string) => ({
    ...{ header, width, value },
    kind: 'decimal' as const,
  });
  const columns = [
    text(t.order, 22, ({ orderBigNo }) => orderBigNo),
    text(t.fee, 40, (line) => whatOf(line, language)),
    { ...text(t.occurred, 14, ({ occurredDate }) => occurredDate), kind: 'date' as const },
    number(t.quantity, 12, ({ quantity }) => quantity),
    money(t.unitPrice, ({ unitPrice }) => unitPrice),
    money(t.net, ({ amount }) => amount),
    number(`${t.tax} %`, 8, ({ taxRate }) => taxRate),
    money(t.tax, ({ taxAmount }) => taxAmount),
    money(t.gross, ({ gross }) => gross),
    ...(row.side === 'cost' ? ofClaim : []),
    text(t.currency, 10, () => row.currency),
  ];
  return writeSheet(row.billNo, columns, lines);
}
