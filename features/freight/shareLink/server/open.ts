import { and, asc, count, eq } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { ReadBy } from '../../../../platform/wire/call.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import { journeyOfTracked } from '../../tracking/server/index.ts';
import { SIZE_TYPES } from '../../train/sizeTypes.ts';
import type { OpenedLink, openShareLink } from '../holderWire.ts';
import { LINK_TASKS } from '../link.ts';
import { type Held, holdLink, recordUse, type Visit } from './held.ts';
import { shareLinkUse } from './tables.ts';

/** What a link is for. A visit is logged once; of a link to follow it counts as a use. */
export async function openLink({ token, visitKey }: ReadBy<typeof openShareLink>, visit: Visit): Promise<OpenedLink> {
  const held = await holdLink(visit, { token, useKey: visitKey }, LINK_TASKS);
  const { link, isRepeated } = held;
  if (!isRepeated && (await mayLog(visit.db, link))) await recordUse(visit, link, { useKey: visitKey, deed: 'opened' });
  return shownOf(visit, held);
}

const MAX_LOGGED_OPENINGS = 500;

/** Who has a link of few uses may not fill its log by opening it; one to follow is bounded by its uses. */
async function mayLog(db: Db, { id, task }: Held['link']): Promise<boolean> {
  if (task === 'follow') return true;
  const isOpening = and(eq(shareLinkUse.linkId, id), eq(shareLinkUse.deed, 'opened'));
  const [found] = await db.select({ openings: count() }).from(shareLinkUse).where(isOpening);
  return (found?.openings ?? 0) < MAX_LOGGED_OPENINGS;
}

/** A link as its holder sees it. */
export async function shownOf(
  { db, language }: Pick<Visit, 'db' | 'language'>,
  { link, order, companyName }: Held,
): Promise<OpenedLink> {
  const ofLink = { companyName, expireTime: formatDateTime(link.expiresAt) };
  const containers = order.containers.map(({ orderContainerId, sizeType, containerNo, ...more }) => ({
    ...more,
    container: { orderContainerId, sizeType, containerNo: containerNo ?? '' },
  }));
  switch (link.task) {
    case 'numbers':
      return {
        ...ofLink,
        task: 'numbers',
        containers: containers.map(({ container, sealNo, heldNo }) => ({
          ...container,
          containerNo: heldNo ?? container.containerNo,
          sealNo: sealNo ?? '',
          isHeld: heldNo !== null,
        })),
      };
    case 'vgm':
      return {
        ...ofLink,
        task: 'vgm',
        containers: containers.map(({ container, tareKg, vgmKg }) => ({
          ...container,
          tareKg,
          vgmKg,
          maxGrossKg: SIZE_TYPES[container.sizeType].maxGrossKg,
        })),
      };
    case 'photos':
      return {
        ...ofLink,
        task: 'photos',
        containers: containers.map(({ container }) => container),
        files: await filesOf(db, link.id),
      };
    default: {
      const numbers = order.containers.flatMap(({ containerNo }) => containerNo ?? []);
      const [only = ''] = link.orderContainerId === null ? [] : numbers;
      const tracked = {
        kind: link.orderContainerId === null ? ('order' as const) : ('container' as const),
        trainId: order.trainId,
        containerNos: numbers,
        number: only,
      };
      return { ...ofLink, task: 'follow', journey: await journeyOfTracked(db, tracked, language, new Date()) };
    }
  }
}

function filesOf(db: Db, linkId: number) {
  return db
    .select({ useKey: shareLinkUse.useKey, name: shareLinkUse.detail })
    .from(shareLinkUse)
    .where(and(eq(shareLinkUse.linkId, linkId), eq(shareLinkUse.deed, 'file')))
    .orderBy(asc(shareLinkUse.id));
}
