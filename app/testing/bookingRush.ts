import { saveBooking } from '../../features/freight/booking/wire.ts';
import { type Actor, ReceivedUserError } from '../../platform/testing/actor.ts';
import { bookingOf, type TestFixture } from './testFixture.ts';

/** Whether a container is booked; false: refused to the user. */
async function isBooked(person: Actor, trainInfoId: number): Promise<boolean> {
  try {
    await person.send(saveBooking, bookingOf(trainInfoId, [['22G1', 1]]));
    return true;
  } catch (fault) {
    if (fault instanceof ReceivedUserError && fault.faultId === undefined) return false;
    throw fault;
  }
}

/** A train that no rush fills: more than an operator may enter. */
async function endlessTrain(fixture: TestFixture): Promise<number> {
  const trainInfoId = await fixture.newTrain(200);
  await fixture.database.query('update train set capacity_teu = 1000000 where id = $1', [trainInfoId]);
  return trainInfoId;
}

/** Everybody books on and on while something is changed; what the first bookings got, and those sent right after it. */
export async function bookWhile(
  change: () => Promise<unknown>,
  { people, fixture }: { people: readonly Actor[]; fixture: TestFixture },
): Promise<{ before: Set<boolean>; after: Set<boolean> }> {
  const trainInfoId = await endlessTrain(fixture);
  const each = async () => new Set(await Promise.all(people.map((person) => isBooked(person, trainInfoId))));
  const before = await each();
  let isOver = false;
  const rush = people.map(async (person) => {
    while (!isOver) await isBooked(person, trainInfoId);
  });
  try {
    await change();
    return { before, after: await each() };
  } finally {
    isOver = true;
    await Promise.all(rush);
  }
}
