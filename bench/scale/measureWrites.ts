import type pg from 'pg';
import { bookingOf } from '../../app/testing/testFixture.ts';
import {
  cancelTrain,
  changeDeparture,
  confirmBooking,
  refuseBooking,
} from '../../features/freight/booking/operatorWire.ts';
import { getOrderDetail, saveBooking, saveContainers, withdraw } from '../../features/freight/booking/wire.ts';
import { openTrain, saveTrain } from '../../features/freight/train/wire.ts';
import { addChat, listInbox, markChatHandled, remindMsg } from '../../features/portal/chat/wire.ts';
import { markAllAsResolvedInfo, undoAllAsResolvedInfo } from '../../features/portal/message/wire.ts';
import { checkDigitOf } from '../../libs/containerCodes/containerNumber.ts';
import { Actor } from '../../platform/testing/actor.ts';
import type { Call } from '../../platform/wire/call.ts';
import { formatDateTime } from '../../platform/wire/time.ts';
import { signIn } from '../signIn.ts';
import { READERS } from './readers.ts';

const ROUNDS = 5;
/** Unread messages of the busy customer before "all read". */
const UNREAD = 2_400;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const PRICES = [{ sizeType: '22G1' as const, price: '3000.00', currency: 'USD' as const }];

/** Times of each call, in ms. */
class Stopwatch {
  readonly times = new Map<string, number[]>();

  async send<S, R, P>(person: Actor, call: Call<S, R, P>, input: S): Promise<P> {
    const begun = performance.now();
    const answer = await person.send(call, input);
    const name = `${call.method} ${call.path}`;
    this.times.set(name, [...(this.times.get(name) ?? []), performance.now() - begun]);
    return answer;
  }
}

let serial = Date.now();

/** A number that no run before has used: three letters and six digits of the time. */
function newContainerNo(): string {
  serial += 1;
  const letters = [0, 1, 2].map((place) => String.fromCharCode(65 + (Math.floor(serial / 1e6 / 26 ** place) % 26)));
  const firstTen = `${letters.join('')}U${String(serial % 1e6).padStart(6, '0')}`;
  return firstTen + checkDigitOf(firstTen);
}

/** The writes of a train's life, from its plan to its end, by the operator and the customer with one order in ten. */
export async function measureWrites(address: string, database: pg.Client): Promise<Stopwatch['times']> {
  const operator = new Actor(address, await signIn(address, READERS.operator));
  const customer = new Actor(address, await signIn(address, READERS.busy));
  await database.query(
    `update message set read_at = null where id in (
       select message.id from message join account on account.id = account_id
       where username = $1 and hand_way = 0 order by message.created_at desc limit ${UNREAD})`,
    [READERS.busy],
  );
  const { rows } = await database.query('select id::int from line where is_active order by id limit 1');
  const watch = new Stopwatch();
  for (let round = 0; round < ROUNDS; round += 1) {
    const aheadMs = 90 * DAY_MS + round * HOUR_MS;
    await playRound(watch, { operator, customer }, { lineId: rows[0].id, aheadMs });
  }
  return watch.times;
}

async function playRound(
  watch: Stopwatch,
  { operator, customer }: { operator: Actor; customer: Actor },
  { lineId, aheadMs }: { lineId: number; aheadMs: number },
): Promise<void> {
  const departsIn = (ms: number) => formatDateTime(new Date(Date.now() + ms));
  const { trainInfoId } = await watch.send(operator, saveTrain, {
    ...{
      lineId,
      trainNo: `B${Date.now() % 1_000_000}`,
      departTime: departsIn(aheadMs),
      capacityTeu: 100,
      prices: PRICES,
    },
    cutoffHours: 24,
    gateInHours: 24,
  });
  await watch.send(operator, openTrain, { trainInfoId });
  const book = () => watch.send(customer, saveBooking, bookingOf(trainInfoId, [['22G1', 4]]));
  const [{ orderBigNo }, refused, withdrawn] = [await book(), await book(), await book()];
  await watch.send(operator, confirmBooking, { orderBigNo });
  await watch.send(operator, refuseBooking, { orderBigNo: refused.orderBigNo, reason: 'full' });
  await watch.send(customer, withdraw, { orderBigNo: withdrawn.orderBigNo });
  const { containers } = await customer.send(getOrderDetail, { orderBigNo });
  const numbered = containers.map(({ orderContainerId }) => ({
    orderContainerId,
    containerNo: newContainerNo(),
  }));
  await watch.send(customer, saveContainers, { orderBigNo, containers: numbered });
  const about = { orderContainerId: containers[0]?.orderContainerId ?? 0, businessType: 1 as const };
  await watch.send(customer, addChat, { ...about, chatContent: '请问箱子什么时候放行？' });
  await watch.send(operator, remindMsg, about);
  const [asked] = (await operator.send(listInbox, { filter: 'unanswered', pageNum: 1, pageSize: 1 })).rows;
  if (asked) await watch.send(operator, markChatHandled, { conversationId: asked.conversationId });
  const departTime = departsIn(aheadMs + DAY_MS);
  await watch.send(operator, changeDeparture, { trainInfoId, departTime, delayReason: 'traction' });
  await watch.send(operator, cancelTrain, { trainInfoId, reason: 'bench' });
  const { undoKey } = await watch.send(customer, markAllAsResolvedInfo, {});
  await watch.send(customer, undoAllAsResolvedInfo, { undoKey });
}
