import type { Trilingual } from '../../../../platform/wire/language.ts';
import type { Direction, LineType } from '../wire.ts';

/** ISO 6346 size-types with a price. */
type PricedSizeType = '22G1' | '22T1' | '22U1' | '42G1' | '42U1' | '45G1' | '45R1' | 'L5G1';

/** Rail freight of one container; `price` is a decimal. */
interface DemoPrice {
  readonly sizeType: PricedSizeType;
  readonly price: string;
  readonly currency: 'USD' | 'CNY';
}

/** Kilometres and hours from the origin; hours to the arrival. */
export interface DemoStop {
  readonly station: string;
  readonly distanceKm: number;
  readonly plannedHours: number;
  /** Transshipment to the other gauge. */
  readonly changesGauge: boolean;
}

export interface DemoTimetable {
  /** First two letters of the line's order numbers. */
  readonly orderPrefix: string;
  readonly trainNoPrefix: string;
  /** Parallel to `weekdays`. */
  readonly trainNumbers: readonly string[];
  /** 1 Monday … 7 Sunday. */
  readonly weekdays: readonly number[];
  /** `HH:mm`, platform zone. */
  readonly departClock: string;
  readonly capacityTeu: number;
  /** Document cut-off, hours before departure. */
  readonly cutoffHours: number;
  /** Gate-in cut-off, hours before departure. */
  readonly gateInHours: number;
  readonly prices: readonly DemoPrice[];
}

export interface DemoLine extends DemoTimetable {
  readonly code: string;
  readonly name: Trilingual;
  readonly lineType: LineType;
  readonly direction: Direction;
  readonly stops: readonly DemoStop[];
}

/** Two hubs with trains one way or both; source of one or two lines. */
export interface DemoService {
  /** Short hub codes: line 'XA-DUI-O' outbound, 'DUI-XA-I' inbound. */
  readonly hubs: readonly [string, string];
  readonly lineType: LineType;
  readonly cities: Readonly<Record<keyof Trilingual, readonly [string, string]>>;
  /** Station keys outbound, separated by blanks; `~key`: no stop. */
  readonly route: string;
  readonly outbound: DemoTimetable;
  readonly inbound?: DemoTimetable;
}

type Amounts = Partial<Record<PricedSizeType, number>>;

const SIZE_TYPE_ORDER: readonly PricedSizeType[] = ['22G1', '42G1', '45G1', 'L5G1', '22T1', '45R1', '42U1', '22U1'];

function priceList(currency: DemoPrice['currency'], amounts: Amounts): readonly DemoPrice[] {
  return SIZE_TYPE_ORDER.flatMap((sizeType) => {
    const amount = amounts[sizeType];
    return amount === undefined ? [] : [{ sizeType, price: `${amount}.00`, currency }];
  });
}

/** Whole US dollars. */
export function usd(amounts: Amounts): readonly DemoPrice[] {
  return priceList('USD', amounts);
}

/** Whole yuan. */
export function cny(amounts: Amounts): readonly DemoPrice[] {
  return priceList('CNY', amounts);
}
