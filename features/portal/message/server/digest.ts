import { type OutboxEntry, writeOutbox } from '../../../../platform/server/outbox/writeOutbox.ts';
import { shownTimes } from '../../../../platform/wire/shownTime.ts';
import { formatDate } from '../../../../platform/wire/time.ts';
import { claimDigests, type DigestRow } from './deliveryQueries.ts';
import { footerOf } from './emailFooter.ts';
import type { MessageKinds } from './messageKinds.ts';
import { texts } from './texts.ts';
import { createUnsubscribeLinks } from './unsubscribe/links.ts';
import { selectEmailedTypes } from './unsubscribe/subscription.ts';

type DigestContext = Parameters<typeof createUnsubscribeLinks>[0];

const BATCH_SIZE = 100;
const MAX_ITEMS = 50;

/** One e-mail per person with all unread messages since the last; safe in several processes. */
export async function sendDigests(context: DigestContext, kinds: MessageKinds): Promise<number> {
  const { db, config } = context;
  const links = createUnsubscribeLinks(context);
  let written = 0;
  for (;;) {
    const { taken, emails } = await db.transaction(async (inside) => {
      const due = await claimDigests(inside, { people: BATCH_SIZE, most: MAX_ITEMS });
      const digests: OutboxEntry[] = [];
      for (const [accountId, rows] of Map.groupBy(due.rows, (row) => row.accountId)) {
        const [first] = rows;
        if (first === undefined) continue;
        const msgTypes = await selectEmailedTypes(kinds, inside, accountId);
        const unsubscribeUrl = await links.urlOf({ accountId, email: first.email, msgTypes });
        digests.push({ ...digestEmail(first, rows, kinds, config.publicUrl), unsubscribeUrl });
      }
      await writeOutbox(inside, digests);
      return { taken: due.taken, emails: digests.length };
    });
    written += emails;
    if (taken < BATCH_SIZE) return written;
  }
}

function digestEmail(
  first: DigestRow,
  rows: readonly DigestRow[],
  kinds: MessageKinds,
  publicUrl: string | undefined,
): OutboxEntry {
  const { letter } = texts[first.language];
  const items = rows.map((row) => {
    const { title, content } = kinds.renderFor(row);
    return `• ${title}\n  ${content}`;
  });
  const more = first.total - rows.length;
  const parts = [
    letter.digestHead({ count: first.total }),
    ...items,
    ...(more > 0 ? [letter.more({ count: more })] : []),
    footerOf(first.language, publicUrl),
  ];
  const subject = letter.digestSubject({
    date: shownTimes(first.language).date(formatDate(new Date())),
    count: first.total,
  });
  return { channel: 'email', receiver: first.email, subject, text: parts.join('\n\n') };
}
