import type { RunningPart } from '../../../platform/server/feature.ts';
import { type OutgoingMessage, writeOutbox } from '../../../platform/server/outbox/write.ts';
import type { Platform } from '../../../platform/server/platform.ts';
import { type DueDelivery, takeDeliveries } from './deliveryQueries.ts';
import type { Kinds } from './kinds.ts';
import { footOf } from './letter.ts';
import { DELIVERY_CHANNEL } from './words.ts';

const AT_ONCE = 100;

type Bringing = Pick<Platform, 'db'> & { config: Pick<Platform['config'], 'publicUrl'> };

/**
 * Brings to the outbox what is due for people who chose e-mail or SMS. What was read in the portal meanwhile stays
 * there. Several may do it at once: each takes what the others have not.
 */
export async function bringDeliveries({ db, config }: Bringing, kinds: Kinds): Promise<void> {
  const letterOf = (due: DueDelivery): OutgoingMessage => {
    const { title, content } = kinds.worded(due, due.language);
    if (due.way === 'sms') return { channel: 'sms', receiver: due.mobile, text: content };
    const text = `${content}\n\n${footOf(due.language, config.publicUrl)}`;
    return { channel: 'email', receiver: due.email, subject: title, text };
  };
  for (let taken = AT_ONCE; taken === AT_ONCE; ) {
    taken = await db.transaction(async (inside) => {
      const due = await takeDeliveries(inside, AT_ONCE);
      const letters = due.filter(({ isOpen }) => isOpen).map(letterOf);
      await writeOutbox(
        inside,
        letters.filter(({ receiver }) => receiver !== ''),
      );
      return due.length;
    });
  }
}

/** Brings what is due as soon as the transaction that told it commits; the minute's job does the rest. */
export class Deliveries implements RunningPart {
  readonly #platform: Platform;
  readonly #kinds: Kinds;
  #round: Promise<void> | null = null;
  #isAskedAgain = false;
  #isClosed = false;

  constructor(platform: Platform, kinds: Kinds) {
    this.#platform = platform;
    this.#kinds = kinds;
    const look = () => this.#look();
    platform.push.on(DELIVERY_CHANNEL, look, look);
  }

  async stop(): Promise<void> {
    this.#isClosed = true;
    await this.#round;
  }

  #look(): void {
    this.#isAskedAgain = true;
    this.#round ??= this.#rounds().finally(() => {
      this.#round = null;
    });
  }

  async #rounds(): Promise<void> {
    try {
      while (this.#isAskedAgain && !this.#isClosed) {
        this.#isAskedAgain = false;
        await bringDeliveries(this.#platform, this.#kinds);
      }
    } catch (fault) {
      this.#platform.log.error({ err: fault }, 'messages could not be brought to the outbox');
    }
  }
}
