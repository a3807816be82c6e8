import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import type { Log } from '../../../../../platform/server/log.ts';
import type { ReadBy } from '../../../../../platform/wire/call.ts';
import { CODE } from '../../../../../platform/wire/envelope.ts';
import type * as wire from '../../wire.ts';
import type { Anonymous, Checking } from '../open.ts';
import { identityCheck, identityEvent } from '../tables.ts';
import { userError } from '../texts.ts';
import { settleSession } from './settle.ts';
import { isSignedBy } from './signature.ts';

type Event = ReadBy<typeof wire.receiveProviderEvent>;

/** Older events are refused: who recorded one cannot play it again later. */
const WINDOW_MS = 5 * 60_000;

const payload = z.object({ sessionId: z.string(), outcome: z.enum(['open', 'passed', 'failed']) });

/** Asked before `receiveEvent`, and in no transaction. */
export async function assertSigned({ config, log }: Checking, event: Event, from: Anonymous): Promise<void> {
  const secret = config.identityProvider?.webhookSecret;
  if (secret === undefined || !isSignedBy(secret, event)) throw refusalOf('forged', log, event, from);
  if (Math.abs(Date.now() - event.timestamp * 1000) > WINDOW_MS) throw refusalOf('late', log, event, from);
}

function refusalOf(why: string, log: Log, { eventId }: Event, { address }: Anonymous): Error {
  log.warn({ why, eventId, address }, 'an event of the identity provider was refused');
  return userError((t) => t.eventRefused, CODE.forbidden);
}

/** An event counts once; what was decided stays, whatever comes later. Refused ones are logged. */
export async function receiveEvent({ box, log }: Checking, event: Event, from: Anonymous): Promise<void> {
  const { db } = from;
  const refuse = (why: string) => refusalOf(why, log, event, from);
  const parsed = payload.safeParse(jsonOf(event.payload));
  if (!parsed.success) throw refuse('payload');
  const { sessionId, outcome } = parsed.data;
  const check = await findBySession(db, sessionId);
  if (check === undefined) throw refuse('unknown session');
  if (!(await isFirst(db, event.eventId, check.id))) return;
  await settleSession(db, box, { check, outcome, said: event });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function findBySession(db: Db, sessionId: string) {
  const [found] = await db.select().from(identityCheck).where(eq(identityCheck.sessionId, sessionId));
  return found;
}

async function isFirst(db: Db, eventId: string, checkId: number): Promise<boolean> {
  const added = await db
    .insert(identityEvent)
    .values({ eventId, checkId })
    .onConflictDoNothing()
    .returning({ id: identityEvent.id });
  return added.length > 0;
}
