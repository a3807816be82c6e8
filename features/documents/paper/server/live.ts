import { inArray } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { liveSource } from '../../../../platform/server/live/liveSource.ts';
import { notify } from '../../../../platform/server/notifications/notificationBus.ts';
import { companyNoOf } from '../../../people/account/server/index.ts';
import { paperChanged } from '../wire.ts';
import { paper } from './tables.ts';

/** NOTIFY channels; payload = paper id. */
const CHANGED_CHANNEL = 'paper';
export const REQUESTED_CHANNEL = 'paper_asked';

/** On commit: open pages of the company read the paper anew. */
export async function notifyPaper(db: Db, paperId: number): Promise<void> {
  await notify(db, CHANGED_CHANNEL, String(paperId));
}

/** On commit: the workers look for papers to read, or to stop. */
export async function requestReading(db: Db, paperId: number): Promise<void> {
  await notify(db, REQUESTED_CHANNEL, String(paperId));
  await notifyPaper(db, paperId);
}

export const live = [
  liveSource(paperChanged, {
    channel: CHANGED_CHANNEL,
    async publish(db, paperIds) {
      const found = await db
        .select({ id: paper.id, companyNo: companyNoOf(paper.companyId) })
        .from(paper)
        .where(inArray(paper.id, paperIds.map(Number)));
      return found.map(({ id, companyNo }) => ({ parts: { companyNo }, payload: { id } }));
    },
  }),
];
