import pg from 'pg';
import type { saveBooking } from '../../features/freight/booking/wire.ts';
import { lines } from '../../features/freight/network/wire.ts';
import type { SizeType } from '../../features/freight/train/sizeTypes.ts';
import { openTrain, type Price, saveTrain } from '../../features/freight/train/wire.ts';
import type { Actor } from '../../platform/testing/actor.ts';
import { startTestServer, type TestServer } from '../../platform/testing/testServer.ts';
import type { SentBy } from '../../platform/wire/call.ts';
import { formatDate, formatDateTime, parseDateTime } from '../../platform/wire/time.ts';

const HOURS_AHEAD = 30 * 24;
const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;
const MINUTE_MS = 60_000;
const CUTOFF_HOURS = 24;

const DEFAULT_PRICES: Price[] = [
  { sizeType: '22G1', price: '3000.50', currency: 'USD' },
  { sizeType: '42G1', price: '5200.00', currency: 'USD' },
];

/** From now, or about noon of a day on the platform's calendar, whatever the clock says now. */
type DepartsIn = { hours: number } | { days: number };

/** The day that many days after today on the platform's calendar. */
export const dayAhead = (days: number): string => formatDate(new Date(Date.now() + days * DAY_HOURS * HOUR_MS));

function departureIn(departsIn: DepartsIn): Date {
  if ('days' in departsIn) return parseDateTime(`${dayAhead(departsIn.days)} 12:00:00`);
  return new Date(Date.now() + departsIn.hours * HOUR_MS);
}

/** A server with the main demo users and its database. */
export class TestFixture {
  readonly server: TestServer;
  readonly shipper: Actor;
  readonly rival: Actor;
  readonly operator: Actor;
  /** for facts without a call and for moving times */
  readonly database: pg.Client;
  #lineId = 0;
  #trains = 0;
  /** begins the numbers of its trains: on a server that several share none leaves twice a day */
  readonly #series: string;
  static #sharing = 0;

  private constructor(server: TestServer, people: [Actor, Actor, Actor], database: pg.Client, series: string) {
    this.server = server;
    this.#series = series;
    [this.shipper, this.rival, this.operator] = people;
    this.database = database;
  }

  /** On a server of its own, or the given one. */
  static async open(given?: TestServer): Promise<TestFixture> {
    const server = given ?? (await startTestServer());
    const database = new pg.Client({ connectionString: server.databaseUrl });
    await database.connect();
    const people = ['shipper', 'rival', 'operator'].map((name) => server.signInAs(name));
    const [shipper, rival, operator] = await Promise.all(people);
    if (!shipper || !rival || !operator) throw new Error('the demo people are not there');
    if (given) TestFixture.#sharing += 1;
    const series = given ? `S${TestFixture.#sharing}T` : 'T';
    return new TestFixture(server, [shipper, rival, operator], database, series);
  }

  async close(): Promise<void> {
    await this.database.end();
    await this.server.stop();
  }

  /** A train a month from now, planned and opened by the operator; `departsIn` takes another time. */
  async newTrain(
    capacityTeu: number,
    changes: { prices?: Price[]; isOpen?: boolean; departsIn?: DepartsIn } = {},
  ): Promise<number> {
    this.#trains += 1;
    const trainNo = `${this.#series}${this.#trains}`;
    const departAt = departureIn(changes.departsIn ?? { hours: HOURS_AHEAD });
    const departTime = formatDateTime(new Date(departAt.getTime() + this.#trains * MINUTE_MS));
    const { trainInfoId } = await this.operator.send(saveTrain, {
      lineId: await this.#line(),
      trainNo,
      departTime,
      capacityTeu,
      cutoffHours: CUTOFF_HOURS,
      gateInHours: CUTOFF_HOURS,
      prices: changes.prices ?? DEFAULT_PRICES,
    });
    if (changes.isOpen !== false) await this.operator.send(openTrain, { trainInfoId });
    return trainInfoId;
  }

  /** The train's counter of sold TEU and the TEU of its bookings' rows. */
  async trainSpace(trainId: number): Promise<{ capacity: number; sold: number; held: number }> {
    const { rows } = await this.database.query(
      `select capacity_teu as capacity, sold_teu as sold, (
         select coalesce(sum(case when size_type like '2%' then 1 else 2 end), 0)::int
         from order_container join booking_order on booking_order.id = order_id
         where booking_order.train_id = train.id and state in ('submitted', 'confirmed')) as held
       from train where id = $1`,
      [trainId],
    );
    return rows[0];
  }

  async #line(): Promise<number> {
    if (this.#lineId === 0) {
      const { rows } = await this.operator.send(lines.list, { lineType: 'EU' });
      this.#lineId = rows.find((line) => line.isActive)?.lineId ?? 0;
    }
    return this.#lineId;
  }
}

type Booking = SentBy<typeof saveBooking>;

/** A booking of the shipper's own containers (SOC): pairs of size-type and count. */
export function bookingOf(
  trainInfoId: number,
  lines: readonly (readonly [SizeType, number])[],
  changes: Partial<Booking> = {},
): Booking {
  const containers = lines.map(([sizeType, count]) => ({ sizeType, count, owner: 'SOC' as const }));
  const goods = [{ nameCn: '电子产品', hscode: '854231', grossWeightKg: 1000 }];
  return { trainInfoId, containers, goods, contactName: '李思远', contactMobile: '13800010001', ...changes };
}
