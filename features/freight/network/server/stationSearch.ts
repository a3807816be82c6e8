import { and, eq, ilike, ne, or, type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { likeContains } from '../../../../platform/server/database/likePattern.ts';
import { pinyinOf } from '../../../../platform/wire/pinyin.ts';
import { station } from './tables.ts';

/** Apostrophes are left out on both sides: Xi'an, Xian. */
const APOSTROPHES = /['’ʼ`]/g;

/** Stations whose Chinese name sounds like the text: pinyin in full or by initials, blanks left out. */
export function stationSoundsLike(text: string): SQL | undefined {
  const sound = text.toLowerCase().replace(APOSTROPHES, '').replace(/\s+/g, '');
  return /^[a-z]{2,}$/.test(sound) ? ilike(station.namePinyin, likeContains(sound)) : undefined;
}

/** Stations by a part of their name in any language or by its pinyin, or by a code. */
export function stationMatches(text: string): SQL | undefined {
  const part = likeContains(text.trim().replace(APOSTROPHES, ''));
  return or(
    stationSoundsLike(text),
    ilike(station.nameZh, part),
    ilike(sql`replace(${station.nameEn}, '''', '')`, part),
    ilike(station.nameRu, part),
    eq(sql`lower(${station.stationCode})`, text.trim().toLowerCase()),
    eq(sql`lower(${station.unlocode})`, text.trim().toLowerCase()),
  );
}

/** Subselect of the ids of `stationMatches`. */
export const stationIdsNamed = (text: string): SQL =>
  sql`(${new QueryBuilder().select({ id: station.id }).from(station).where(stationMatches(text))})`;

export async function selectStationIdsLike(db: Db, text: string): Promise<number[]> {
  const rows = await db.select({ id: station.id }).from(station).where(stationMatches(text));
  return rows.map(({ id }) => id);
}

/** Stations that stood before their pinyin was stored. */
export async function fillPinyin(db: Db): Promise<void> {
  const rows = await db
    .select({ id: station.id, nameZh: station.nameZh })
    .from(station)
    .where(and(eq(station.namePinyin, ''), ne(station.nameZh, '')));
  const sounds = rows.map(({ id, nameZh }) => ({ id, sound: pinyinOf(nameZh) }));
  if (sounds.length === 0) return;
  await db.execute(sql`
    update ${station} set name_pinyin = known.sound
    from jsonb_to_recordset(${JSON.stringify(sounds)}::jsonb) as known(id bigint, sound text)
    where ${station}.id = known.id`);
}
