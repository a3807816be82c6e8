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

/** Words that the published notices have changed, or which of them are shown. */
export const CHANNEL = 'notice_changed';
const ALL = 'published';

/**
 * The published notices, which every page asks for and few people change: each process remembers them until one
 * of them is changed anywhere.
 */
export class PublishedNotices {
  readonly #platform: Platform;
  readonly #memory: Remembered<readonly NoticeRow[]>;

  constructor(platform: Platform) {
    this.#platform = platform;
    this.#memory = new Remembered(platform.push, CHANNEL);
  }

  /** What is shown to a person now, latest first; no more than anybody would read. */
  async for(who: Who): Promise<NoticeRow[]> {
    const published = await this.#memory.get(ALL, () => selectPublished(this.#platform.db));
    const now = new Date();
    return published.filter((row) => isShownTo(row, who, now)).slice(0, MOST_SHOWN);
  }

  /** Has the readers see a change when its transaction commits. */
  async changed(db: Db): Promise<void> {
    await this.#memory.forgetAllEverywhere(db);
  }
}

const ofPlatform = new WeakMap<Platform, PublishedNotices>();

/** The one memory of a process, so that whoever changes a notice sees it in the next answer of any call. */
export function publishedNotices(platform: Platform): PublishedNotices {
  const known = ofPlatform.get(platform) ?? new PublishedNotices(platform);
  ofPlatform.set(platform, known);
  return known;
}

/** Has readers look again when the time of a notice has begun or ended within the last seconds; tells whether it has. */
export async function sayTurned(db: Db, seconds: number): Promise<boolean> {
  const hasTurned = await hasTurnedWithin(db, seconds);
  if (hasTurned) await notify(db, CHANNEL, ALL);
  return hasTurned;
}

/** Whether a notice is shown to a person at a time. */
export function isShownTo(row: NoticeRow, who: Who, now: Date): boolean {
  return standingOf(row, now) === 'showing' && isMeantFor(row, who);
}

/** What is written in a notice, in all languages. */
export function wordsOf(row: NoticeRow): NoticeWords {
  return {
    titles: { zh: row.titleZh, en: row.titleEn, ru: row.titleRu },
    contents: { zh: row.contentZh, en: row.contentEn, ru: row.contentRu },
  };
}

/** A notice in its reader's language. */
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
