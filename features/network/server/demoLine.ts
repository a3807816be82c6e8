import type { Trilingual } from '../../../platform/wire/language.ts';
import type { Direction, LineType } from '../wire.ts';

/** Container size-types with a price (ISO 6346). */
export type PricedSizeType = '22G1' | '22T1' | '22U1' | '42G1' | '42U1' | '45G1' | '45R1' | 'L5G1';

/** Rail freight of one container, a decimal with its currency. */
export interface DemoPrice {
  readonly sizeType: PricedSizeType;
  readonly price: string;
  readonly currency: 'USD' | 'CNY';
}

/** A stop; kilometres and planned hours count from the origin, hours to the arrival. */
export interface DemoStop {
  readonly station: string;
  readonly distanceKm: number;
  readonly plannedHours: number;
  /** Containers are transshipped to the other gauge here. */
  readonly changesGauge: boolean;
}

/** When trains of a line run, how much they carry and for how much. */
export interface DemoTimetable {
  /** Two letters that begin the numbers of orders on this line. */
  readonly orderPrefix: string;
  readonly trainNoPrefix: string;
  /** One train number for each of `weekdays`, in the same order. */
  readonly trainNumbers: readonly string[];
  /** 1 Monday … 7 Sunday. */
  readonly weekdays: readonly number[];
  /** HH:mm in the platform's zone. */
  readonly departClock: string;
  readonly capacityTeu: number;
  /** Hours before departure at which documents and bookings close. */
  readonly cutoffHours: number;
  /** Hours before departure at which the terminal takes no more containers. */
  readonly gateInHours: number;
  readonly prices: readonly DemoPrice[];
}

/** A line of the demo network with its route and timetable. */
export interface DemoLine extends DemoTimetable {
  readonly code: string;
  readonly name: Trilingual;
  readonly lineType: LineType;
  readonly direction: Direction;
  readonly stops: readonly DemoStop[];
}

/** A pair of hubs with trains one way or both ways, from which its lines are made. */
export interface DemoService {
  /** Short codes of the two hubs; the line is 'XA-DUI-O' outwards and 'DUI-XA-I' back. */
  readonly hubs: readonly [string, string];
  readonly lineType: LineType;
  readonly cities: Readonly<Record<keyof Trilingual, readonly [string, string]>>;
  /** Station keys outwards, separated by blanks; trains pass `~key` without a stop. */
  readonly route: string;
  readonly outbound: DemoTimetable;
  readonly inbound?: DemoTimetable;
}

type Amounts = Partial<Record<PricedSizeType, number>>;

const SIZE_TYPE_ORDER: readonly PricedSizeType[] = [
  '22G1',
  '42G1',
  '45G1',
  'L5G1',
  '22T1',
  '45R1',
  '42U1',
  '22U1',
];

function priceList(currency: DemoPrice['currency'], amounts: Amounts): readonly DemoPrice[] {
  return SIZE_TYPE_ORDER.flatMap((sizeType) => {
    const amount = amounts[sizeType];
    return amount === undefined ? [] : [{ sizeType, price: `${amount}.00`, currency }];
  });
}

/** Prices in whole US dollars. */
export function usd(amounts: Amounts): readonly DemoPrice[] {
  return priceList('USD', amounts);
}

/** Prices in whole yuan. */
export function cny(amounts: Amounts): readonly DemoPrice[] {
  return priceList('CNY', amounts);
}
