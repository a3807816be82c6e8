import type { Db } from '../../../platform/server/database/connect.ts';
import type { Platform } from '../../../platform/server/platform.ts';
import { notify } from '../../../platform/server/push/push.ts';
import { Remembered } from '../../../platform/server/push/remembered.ts';
import type { Language } from '../../../platform/wire/language.ts';
import { formatDateTime } from '../../../platform/wire/time.ts';
import type { Who } from '../../../platform/wire/who.ts';
import { isMeantFor } from '../audience.ts';
import { standingOf } from '../states.ts';
import { MOST_SHOWN, type Notice } from '../wire.ts';
import { type NoticeWords, wordsIn } from '../words.ts';
import { hasTurnedWithin, type NoticeRow, selectPublished } from './queries.ts';

/** Published when notices change or their period begins or ends. */
export const CHANNEL = 'notice_changed';
const ALL = 'published';

/** Cache of the published notices, read by every page, invalidated in all processes at a change. */
export class PublishedNotices {
  readonly #platform: Platform;
  readonly #memory: Remembered<readonly NoticeRow[]>;

  constructor(platform: Platform) {
    this.#platform = platform;
    this.#memory = new Remembered(platform.push, CHANNEL);
  }

  /** Notices visible to a user now, latest first, at most MOST_SHOWN. */
  async for(who: Who): Promise<NoticeRow[]> {
    const published = await this.#memory.get(ALL, () => selectPublished(this.#platform.db));
    const now = new Date();
    return published.filter((row) => isShownTo(row, who, now)).slice(0, MOST_SHOWN);
  }

  /** Invalidates when the transaction commits. */
  async changed(db: Db): Promise<void> {
    await this.#memory.forgetAllEverywhere(db);
  }
}

const ofPlatform = new WeakMap<Platform, PublishedNotices>();

/** One cache per process, so that an editor's next call sees the change. */
export function publishedNotices(platform: Platform): PublishedNotices {
  const known = ofPlatform.get(platform) ?? new PublishedNotices(platform);
  ofPlatform.set(platform, known);
  return known;
}

/** Notifies readers if a period began or ended within the last `seconds`; returns whether. */
export async function sayTurned(db: Db, seconds: number): Promise<boolean> {
  const hasTurned = await hasTurnedWithin(db, seconds);
  if (hasTurned) await notify(db, CHANNEL, ALL);
  return hasTurned;
}

export function isShownTo(row: NoticeRow, who: Who, now: Date): boolean {
  return standingOf(row, now) === 'showing' && isMeantFor(row, who);
}

export function wordsOf(row: NoticeRow): NoticeWords {
  return {
    titles: { zh: row.titleZh, en: row.titleEn, ru: row.titleRu },
    contents: { zh: row.contentZh, en: row.contentEn, ru: row.contentRu },
  };
}

/** In the reader's language. */
export function inLanguage(row: NoticeRow, language: Language): Notice {
  return {
    id: row.id,
    ...wordsIn(language, wordsOf(row)),
    noticeUrl: row.noticeUrl,
    isForceTip: row.isForced ? '1' : '0',
    beginTime: formatDateTime(row.validFrom),
    endTime: row.validTo ? formatDateTime(row.validTo) : '',
  };
}
