import { and, eq, gte, sql } from 'drizzle-orm';
import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import type { HomeFigure } from '../../../../platform/wire/homeParts.ts';
import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { formatDate, parseDateTime } from '../../../../platform/wire/time.ts';
import { ordersPage } from '../pages.ts';
import { en, ru, zh } from '../texts/home.ts';
import { bookingOrder } from './tables.ts';

const texts = { zh, en, ru };

const sumOf = (column: typeof bookingOrder.teu | typeof bookingOrder.containerCount) =>
  sql<number>`coalesce(sum(${column}), 0)::int`;

/** Own containers in transit, and TEU booked and confirmed since the first of the month. */
export async function ownFigures({ db, user, language }: CallContext): Promise<HomeFigure[]> {
  if (user.companyId === null) return [];
  const t = texts[language];
  const own = eq(bookingOrder.companyId, ownCompanyId(user));
  const monthStart = parseDateTime(`${formatDate(new Date()).slice(0, 7)}-01`);
  const [[moving], [booked]] = await Promise.all([
    db
      .select({ containers: sumOf(bookingOrder.containerCount), orders: sql<number>`count(*)::int` })
      .from(bookingOrder)
      .where(and(own, eq(bookingOrder.status, 'departed'))),
    db
      .select({ teu: sumOf(bookingOrder.teu), orders: sql<number>`count(*)::int` })
      .from(bookingOrder)
      .where(and(own, eq(bookingOrder.state, 'confirmed'), gte(bookingOrder.createdAt, monthStart))),
  ]);
  const figure = (name: string, label: string, count: number, orders: number, path: string): HomeFigure => ({
    name,
    label,
    measure: { kind: 'count', count },
    note: t.orders({ count: orders }),
    noteMeasure: null,
    path,
  });
  return [
    figure(
      'inTransit',
      t.inTransit,
      moving?.containers ?? 0,
      moving?.orders ?? 0,
      pathTo(ordersPage, { status: 'departed' }),
    ),
    figure('teuOfMonth', t.teuOfMonth, booked?.teu ?? 0, booked?.orders ?? 0, ordersPage.path),
  ];
}
