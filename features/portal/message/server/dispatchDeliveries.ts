import { CoalescedRunner } from '../../../../libs/concurrency/coalescedRunner.ts';
import type { BackgroundService } from '../../../../platform/server/feature.ts';
import { type OutboxEntry, writeOutbox } from '../../../../platform/server/outbox/writeOutbox.ts';
import type { Platform } from '../../../../platform/server/platform.ts';
import { claimDeliveries, type DueDelivery } from './deliveryQueries.ts';
import { footerOf } from './emailFooter.ts';
import type { MessageKinds } from './messageKinds.ts';
import { DELIVERY_CHANNEL } from './notifications.ts';
import { createUnsubscribeLinks } from './unsubscribe/links.ts';

const BATCH_SIZE = 100;

type DeliveryContext = Parameters<typeof createUnsubscribeLinks>[0];

/** Moves due deliveries of unread messages to the outbox. Safe in several processes: rows are claimed. */
export async function dispatchDeliveries(context: DeliveryContext, kinds: MessageKinds): Promise<void> {
  const { db, config } = context;
  const links = createUnsubscribeLinks(context);
  const toOutgoingMessage = async (due: DueDelivery): Promise<OutboxEntry> => {
    const { title, content } = kinds.renderFor(due);
    if (due.way === 'sms') return { channel: 'sms', receiver: due.mobile, text: content };
    const text = `${content}\n\n${footerOf(due.language, config.publicUrl)}`;
    const unsubscribeUrl = await links.urlOf({ ...due, msgTypes: [due.msgType] });
    return { channel: 'email', receiver: due.email, subject: title, text, unsubscribeUrl };
  };
  for (let claimed = BATCH_SIZE; claimed === BATCH_SIZE; ) {
    claimed = await db.transaction(async (inside) => {
      const due = await claimDeliveries(inside, BATCH_SIZE);
      const outgoing = await Promise.all(due.filter(({ isOpen }) => isOpen).map(toOutgoingMessage));
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
