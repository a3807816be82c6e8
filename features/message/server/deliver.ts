import type { RunningPart } from '../../../platform/server/feature.ts';
import { Rounds } from '../../../platform/server/jobs/rounds.ts';
import { type OutgoingMessage, writeOutbox } from '../../../platform/server/outbox/write.ts';
import type { Platform } from '../../../platform/server/platform.ts';
import { type DueDelivery, takeDeliveries } from './deliveryQueries.ts';
import type { Kinds } from './kinds.ts';
import { footOf } from './letter.ts';
import { DELIVERY_CHANNEL } from './words.ts';

const AT_ONCE = 100;

type Bringing = Pick<Platform, 'db'> & { config: Pick<Platform['config'], 'publicUrl'> };

/** Moves due deliveries of unread messages to the outbox. Safe in several processes: rows are claimed. */
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

/** Runs on notification after a commit; the job of each minute covers the rest. */
export class Deliveries implements RunningPart {
  readonly #rounds: Rounds;

  constructor(platform: Platform, kinds: Kinds) {
    this.#rounds = new Rounds(platform.log, 'messages could not be brought to the outbox', async () => {
      await bringDeliveries(platform, kinds);
      return false;
    });
    const look = () => void this.#rounds.ask();
    platform.push.on(DELIVERY_CHANNEL, look, look);
  }

  async stop(): Promise<void> {
    await this.#rounds.stop();
  }
}
