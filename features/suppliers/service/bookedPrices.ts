import { sumsByCurrency } from '../../../libs/amounts/amounts.ts';
import type { BookedService } from '../../freight/booking/bookedServices.ts';
import { boxSums } from '../../money/charge/rules.ts';
import { FEE_TYPE_OF } from './kinds.ts';

type Tariff = Parameters<typeof boxSums>[0][number] & { feeType: string };
type Containers = Parameters<typeof boxSums>[1];
type Sums = ReturnType<typeof sumsByCurrency>;

/** Price of a service by the tariffs; null: it is quoted later. */
export function bookedPrice(service: BookedService, tariffs: readonly Tariff[], containers: Containers): Sums | null {
  const ofService = tariffs.filter(({ feeType }) => feeType === FEE_TYPE_OF[service]);
  return boxSums(ofService, containers);
}

/** What services asked for with a booking add to it, by currency, and which are quoted later. */
export function bookedPrices(
  services: readonly BookedService[],
  tariffs: readonly Tariff[],
  containers: Containers,
): { sums: Sums; quotedLater: BookedService[] } {
  const priced = services.map((service) => ({ service, sums: bookedPrice(service, tariffs, containers) }));
  return {
    sums: sumsByCurrency(priced.flatMap(({ sums }) => sums ?? [])),
    quotedLater: priced.flatMap(({ service, sums }) => (sums === null ? [service] : [])),
  };
}
