import type { Db } from '../../../../../platform/server/database/connect.ts';
import type { Trilingual } from '../../../../../platform/wire/language.ts';
import type { StayOrder } from '../../../../freight/booking/server/index.ts';
import type { NewCharge } from '../record.ts';
import { type FoundTariff, findTariff } from '../rules/tariffs.ts';
import type { containerStay } from '../tables.ts';

export type StayRow = typeof containerStay.$inferSelect;

/** A stay with whose container it is, and the name of its station. */
export interface StayOf {
  stay: StayRow;
  order: StayOrder;
  station: Trilingual;
}

/** The tariff by day that holds for a stay on a day; undefined: none. */
export async function findStayTariff(db: Db, { stay, order }: StayOf, on: string): Promise<FoundTariff | undefined> {
  const { lineType, sizeType, companyId } = order;
  const { feeType, stationId } = stay;
  const rule = await findTariff(db, {
    side: 'sale',
    feeType,
    on,
    lineType,
    sizeType,
    stationId,
    companyId,
  });
  return rule?.basis === 'day' ? rule : undefined;
}

interface StayCharge extends Pick<NewCharge, 'key' | 'basis' | 'unitPrice' | 'amount' | 'occurredOn'> {
  rule: FoundTariff;
  /** what the rule was applied to, beside the stay */
  inputs: Record<string, string>;
}

/** A charge for a stay by a tariff. */
export function stayCharge({ stay, order, station }: StayOf, { rule, inputs, ...facts }: StayCharge): NewCharge {
  const { orderId, companyId, containerNo, sizeType } = order;
  const { id: stayId, containerId, feeType, startedOn } = stay;
  const { ruleId, version, serviceKind, currency, taxRate } = rule;
  return {
    ...facts,
    side: 'sale',
    orderId,
    containerId,
    serviceOrderId: null,
    stayId,
    companyId,
    serviceKind,
    feeType,
    quantity: '1',
    currency,
    taxRate,
    status: 'confirmed',
    why: {
      kind: 'tariff',
      id: ruleId,
      version,
      inputs: { containerNo, sizeType, station: station.zh, startedOn, ...inputs },
      names: { station },
    },
    authorId: null,
  };
}
