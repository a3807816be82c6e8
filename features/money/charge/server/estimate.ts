import { shareOf, sumsByCurrency, withTax } from '../../../../libs/amounts/amounts.ts';
import { isZero } from '../../../../libs/amounts/compare.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import { userError as absentError } from '../../../../platform/server/texts/texts.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { formatDate } from '../../../../platform/wire/time.ts';
import { findOrderKey, findOrderPrices, mayEndFree } from '../../../freight/booking/server/index.ts';
import type { LineType } from '../../../freight/network/wire.ts';
import { findTrains } from '../../../freight/train/server/index.ts';
import { findOutstanding } from '../../deposit/server/index.ts';
import { amountOf } from '../charge.ts';
import { type LadderKind, ladderSteps } from '../rules.ts';
import type { estimateBooking, MoneyStep, readCancellationFee } from '../wire.ts';
import { findLadder } from './rules/ladders.ts';
import { findTariffs } from './rules/tariffs.ts';

type Sum = { amount: string; currency: string };

interface StepsOf {
  kind: LadderKind;
  lineType: LineType;
  /** day of the booking, whose rules hold */
  on: string;
  /** last day of the steps */
  until: string;
  departure: string;
  freight: readonly Sum[];
}

async function stepsOf(db: Db, { kind, lineType, on, until, departure, freight }: StepsOf): Promise<MoneyStep[]> {
  const rule = await findLadder(db, { kind, lineType, on });
  if (rule === undefined) return [];
  const today = formatDate(new Date());
  const steps = ladderSteps(rule.rungs, { today, until, departure });
  if (steps.every(({ percent }) => isZero(percent))) return [];
  return steps.map((step) => ({
    ...step,
    sums: freight.map(({ amount, currency }) => ({
      currency,
      amount: withTax(shareOf(amount, step.percent), rule.taxRate),
    })),
  }));
}

/** What a booking would cost, by the rules of today. */
export async function estimateCost(
  { trainInfoId, containers }: ReadBy<typeof estimateBooking>,
  { db, user, language }: CallContext,
): Promise<PayloadOf<typeof estimateBooking>> {
  const companyId = ownCompanyId(user);
  const [train] = await findTrains(db, [trainInfoId], language);
  if (train === undefined || train.status === 'planned') throw absentError((t) => t.absent, CODE.absent);
  const priced = containers.flatMap(({ sizeType, count }) => {
    const price = train.prices.find((one) => one.sizeType === sizeType);
    return price ? [{ currency: price.currency, amount: amountOf(String(count), price.price) }] : [];
  });
  const freight = sumsByCurrency(priced);
  const today = formatDate(new Date());
  const departure = train.departTime.slice(0, 10);
  const { lineType } = train;
  const same = { lineType, on: today, departure, freight };
  const sizeTypes = [...new Set(containers.map(({ sizeType }) => sizeType))];
  const tariffs = await Promise.all(
    sizeTypes.map((sizeType) =>
      findTariffs(db, {
        side: 'sale',
        on: today,
        lineType,
        companyId,
        sizeType,
        stationId: train.startStationId,
        ...(user.companyEntity === null ? {} : { companyEntity: user.companyEntity }),
      }),
    ),
  );
  const due = await findOutstanding(db, user, lineType);
  return {
    freight,
    services: servicesOf(tariffs.flat()),
    deposit: due === null ? null : { currency: 'CNY', amount: due },
    cancellation: await stepsOf(db, { ...same, kind: 'cancellation', until: train.cutoffTime.slice(0, 10) }),
    rollOver: await stepsOf(db, { ...same, kind: 'rollOver', until: departure }),
  };
}

/** Of each fee and size-type the first, which is the most particular. */
function servicesOf(found: Awaited<ReturnType<typeof findTariffs>>) {
  const first = new Map<string, (typeof found)[number]>();
  for (const rule of found) {
    const key = `${rule.feeType} ${rule.sizeType ?? ''}`;
    if (!first.has(key)) first.set(key, rule);
  }
  return [...first.values()].map(({ feeType, sizeType, basis, tiers, currency, freeUnits, minimum }) => ({
    feeType,
    basis,
    currency,
    freeUnits,
    minimum,
    sizeType: sizeType ?? '',
    unitPrice: tiers[0]?.unitPrice ?? '0',
  }));
}

/** What withdrawing an own confirmed order would cost, by the rules of its booking. */
export async function readOwnCancellationFee(
  { orderBigNo }: ReadBy<typeof readCancellationFee>,
  { db, user }: CallContext,
): Promise<PayloadOf<typeof readCancellationFee>> {
  const order = await findOrderKey(db, orderBigNo, ownCompanyId(user));
  if (order === undefined) throw absentError((t) => t.absent, CODE.absent);
  const prices = order.state === 'confirmed' ? await findOrderPrices(db, [order.orderId]) : [];
  const [first] = prices;
  if (first === undefined || (await mayEndFree(db, order.orderId))) return { steps: [] };
  const steps = await stepsOf(db, {
    kind: 'cancellation',
    lineType: first.lineType,
    on: formatDate(first.submittedAt ?? first.createdAt),
    until: formatDate(first.cutoffAt),
    departure: formatDate(first.departAt),
    freight: sumsByCurrency(prices),
  });
  return { steps };
}
