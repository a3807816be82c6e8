import { eq } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { formatDate } from '../../../../platform/wire/time.ts';
import { findCompanyByNo } from '../../../people/account/server/index.ts';
import type { QuotationKind, QuoteLine } from '../quotation.ts';
import { supplierQuotation, supplierQuotationVersion } from './tables.ts';

const SUPPLIER_NO = '20001';
const DAY_MS = 86_400_000;

const lineOf = (given: Pick<QuoteLine, 'feeType' | 'basis' | 'price'> & Partial<QuoteLine>): QuoteLine => ({
  sizeType: '',
  fromQuantity: '',
  toQuantity: '',
  freeDays: null,
  remark: '',
  ...given,
});

interface DemoQuotation {
  kind: QuotationKind;
  title: string;
  validDays: number;
  lines: QuoteLine[];
}

const DEMO: readonly DemoQuotation[] = [
  {
    kind: 'yard',
    title: '西安国际港站 3 号堆场',
    validDays: 180,
    lines: [
      lineOf({ feeType: 'liftOn', basis: 'box', sizeType: '42G1', price: '150.00' }),
      lineOf({ feeType: 'liftOff', basis: 'box', sizeType: '42G1', price: '150.00' }),
      lineOf({
        feeType: 'storage',
        basis: 'day',
        fromQuantity: '8',
        toQuantity: '15',
        price: '40.00',
        freeDays: 7,
      }),
      lineOf({ feeType: 'storage', basis: 'day', fromQuantity: '15', price: '80.00' }),
      lineOf({ feeType: 'weighing', basis: 'box', price: '60.00' }),
    ],
  },
  {
    kind: 'trailer',
    title: '西安市区—国际港站短驳',
    validDays: 5,
    lines: [
      lineOf({ feeType: 'trailer', basis: 'trip', sizeType: '42G1', price: '1600.00' }),
      lineOf({ feeType: 'trailer', basis: 'trip', sizeType: '22G1', price: '1300.00' }),
      lineOf({ feeType: 'waiting', basis: 'trip', price: '200.00', remark: '超过 2 小时' }),
    ],
  },
];

/** Quotations of the demo's supplier; nothing where there are some. */
export async function seedDemoQuotations(db: Db, now: Date): Promise<void> {
  const supplier = await findCompanyByNo(db, SUPPLIER_NO);
  if (supplier === undefined) return;
  const { companyId } = supplier;
  const known = await db
    .select({ id: supplierQuotation.id })
    .from(supplierQuotation)
    .where(eq(supplierQuotation.companyId, companyId))
    .limit(1);
  if (known.length > 0) return;
  for (const { kind, title, validDays, lines } of DEMO) {
    const validFrom = formatDate(now);
    const validTo = formatDate(new Date(now.getTime() + validDays * DAY_MS));
    const head = { title, currency: 'CNY', validFrom, validTo };
    const [row] = await db
      .insert(supplierQuotation)
      .values({ ...head, companyId, kind, lineCount: lines.length })
      .returning({ quotationId: supplierQuotation.id });
    if (row !== undefined)
      await db
        .insert(supplierQuotationVersion)
        .values({ ...head, ...row, version: 1, lines, changeCount: lines.length });
  }
}
