import type { Db } from '../../../../platform/server/database/connect.ts';
import { InvalidatedCache } from '../../../../platform/server/notifications/invalidatedCache.ts';
import { notify } from '../../../../platform/server/notifications/notificationBus.ts';
import type { Platform } from '../../../../platform/server/platform.ts';
import type { CurrentUser } from '../../../../platform/wire/currentUser.ts';
import type { Language } from '../../../../platform/wire/language.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import { matchesAudience } from '../audience.ts';
import { localizedContent, type NoticeContent } from '../noticeContent.ts';
import { noticeStatusOf } from '../states.ts';
import { MOST_SHOWN, type Notice } from '../wire.ts';
import { hasPeriodChangeWithin, type NoticeRow, selectPublished } from './queries.ts';

/** Published when notices change or their period begins or ends. */
export const CHANNEL = 'notice_changed';
const CACHE_KEY = 'published';

/** Cache of the published notices, read by every page, invalidated in all processes at a change. */
export class PublishedNoticesCache {
  readonly #platform: Platform;
  readonly #cache: InvalidatedCache<readonly NoticeRow[]>;

  constructor(platform: Platform) {
    this.#platform = platform;
    this.#cache = new InvalidatedCache(platform.bus, CHANNEL);
  }

  /** Notices visible to a user now, latest first, at most MOST_SHOWN. */
  async visibleTo(user: CurrentUser): Promise<NoticeRow[]> {
    const published = await this.#cache.get(CACHE_KEY, () => selectPublished(this.#platform.db));
    const now = new Date();
    return published.filter((row) => isVisibleTo(row, user, now)).slice(0, MOST_SHOWN);
  }

  /** Invalidates when the transaction commits. */
  async invalidate(db: Db): Promise<void> {
    await this.#cache.invalidateAll(db);
  }
}

const cacheByPlatform = new WeakMap<Platform, PublishedNoticesCache>();

/** One cache per process, so that an editor's next call sees the change. */
export function publishedNoticesCache(platform: Platform): PublishedNoticesCache {
  const known = cacheByPlatform.get(platform) ?? new PublishedNoticesCache(platform);
  cacheByPlatform.set(platform, known);
  return known;
}

/** Notifies readers if a period began or ended within the last `seconds`; returns whether. */
export async function notifyPeriodChanges(db: Db, seconds: number): Promise<boolean> {
  const hasChanged = await hasPeriodChangeWithin(db, seconds);
  if (hasChanged) await notify(db, CHANNEL, CACHE_KEY);
  return hasChanged;
}

export function isVisibleTo(row: NoticeRow, user: CurrentUser, now: Date): boolean {
  return noticeStatusOf(row, now) === 'showing' && matchesAudience(row, user);
}

export function contentOf(row: NoticeRow): NoticeContent {
  return {
    titles: { zh: row.titleZh, en: row.titleEn, ru: row.titleRu },
    contents: { zh: row.contentZh, en: row.contentEn, ru: row.contentRu },
  };
}

/** In the reader's language. */
export function toNoticeDto(row: NoticeRow, language: Language): Notice {
  return {
    id: row.id,
    ...localizedContent(language, contentOf(row)),
    noticeUrl: row.noticeUrl,
    isForceTip: row.isForced ? '1' : '0',
    beginTime: formatDateTime(row.validFrom),
    endTime: row.validTo ? formatDateTime(row.validTo) : '',
  };
}
