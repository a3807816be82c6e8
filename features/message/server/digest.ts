import type { Db } from '../../../platform/server/database/connect.ts';
import { type OutgoingMessage, writeOutbox } from '../../../platform/server/outbox/write.ts';
import { formatDate } from '../../../platform/wire/time.ts';
import { type DigestRow, takeDigests } from './deliveryQueries.ts';
import type { Kinds } from './kinds.ts';
import { footOf } from './letter.ts';
import { texts } from './texts.ts';

const PEOPLE_AT_ONCE = 100;
const MOST_IN_A_LETTER = 50;

/** One e-mail per person with all unread messages since the last; safe in several processes. */
export async function sendDigests(
  db: Db,
  kinds: Kinds,
  { publicUrl }: { publicUrl: string | undefined },
): Promise<number> {
  let written = 0;
  for (;;) {
    const { taken, letters } = await db.transaction(async (inside) => {
      const due = await takeDigests(inside, { people: PEOPLE_AT_ONCE, most: MOST_IN_A_LETTER });
      const byPerson = [...Map.groupBy(due.rows, (row) => row.accountId).values()];
      const digests = byPerson.flatMap((rows) => letterOf(rows, kinds, publicUrl));
      await writeOutbox(inside, digests);
      return { taken: due.taken, letters: digests.length };
    });
    written += letters;
    if (taken < PEOPLE_AT_ONCE) return written;
  }
}

function letterOf(
  rows: readonly DigestRow[],
  kinds: Kinds,
  publicUrl: string | undefined,
): OutgoingMessage[] {
  const [first] = rows;
  if (first === undefined) return [];
  const { letter } = texts[first.language];
  const told = rows.map((row) => {
    const { title, content } = kinds.worded(row, first.language);
    return `• ${title}\n  ${content}`;
  });
  const more = first.total - rows.length;
  const parts = [
    letter.digestHead({ count: first.total }),
    ...told,
    ...(more > 0 ? [letter.more({ count: more })] : []),
    footOf(first.language, publicUrl),
  ];
  const subject = letter.digestSubject({ date: formatDate(new Date()), count: first.total });
  return [{ channel: 'email', receiver: first.email, subject, text: parts.join('\n\n') }];
}
