import { CoalescedRunner } from '../../../libs/concurrency/coalescedRunner.ts';
import type { BackgroundService } from '../../../platform/server/feature.ts';
import { type OutboxEntry, writeOutbox } from '../../../platform/server/outbox/writeOutbox.ts';
import type { Platform } from '../../../platform/server/platform.ts';
import { claimDeliveries, type DueDelivery } from './deliveryQueries.ts';
import { footerOf, settingsUrlOf } from './emailFooter.ts';
import type { MessageKinds } from './messageKinds.ts';
import { DELIVERY_CHANNEL } from './notifications.ts';

const BATCH_SIZE = 100;

type DeliveryContext = Pick<Platform, 'db'> & { config: Pick<Platform['config'], 'publicUrl'> };

/** Moves due deliveries of unread messages to the outbox. Safe in several processes: rows are claimed. */
export async function dispatchDeliveries(
  { db, config }: DeliveryContext,
  kinds: MessageKinds,
): Promise<void> {
  const toOutgoingMessage = (due: DueDelivery): OutboxEntry => {
    const { title, content } = kinds.renderFor(due);
    if (due.way === 'sms') return { channel: 'sms', receiver: due.mobile, text: content };
    const text = `${content}\n\n${footerOf(due.language, config.publicUrl)}`;
    const unsubscribeUrl = settingsUrlOf(config.publicUrl);
    return { channel: 'email', receiver: due.email, subject: title, text, unsubscribeUrl };
  };
  for (let claimed = BATCH_SIZE; claimed === BATCH_SIZE; ) {
    claimed = await db.transaction(async (inside) => {
      const due = await claimDeliveries(inside, BATCH_SIZE);
      const outgoing = due.filter(({ isOpen }) => isOpen).map(toOutgoingMessage);
      await writeOutbox(
        inside,
        outgoing.filter(({ receiver }) => receiver !== ''),
      );
      return due.length;
    });
  }
}

/** Runs on notification after a commit; the job of each minute covers the rest. */
export class DeliveryRunner implements BackgroundService {
  readonly #runner: CoalescedRunner;

  constructor(platform: Platform, kinds: MessageKinds) {
    this.#runner = new CoalescedRunner(
      async () => {
        await dispatchDeliveries(platform, kinds);
        return false;
      },
      (fault) => platform.log.error({ err: fault }, 'messages could not be brought to the outbox'),
    );
    const request = () => void this.#runner.request();
    platform.bus.subscribe(DELIVERY_CHANNEL, request, request);
  }

  async stop(): Promise<void> {
    await this.#runner.stop();
  }
}
