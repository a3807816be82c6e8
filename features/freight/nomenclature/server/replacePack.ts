import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { CodeList } from '../lists.ts';
import type { PackHead, ParsedPack } from './parsePack.ts';
import { codeEntry, codePack } from './tables.ts';

/** Rows of one statement. */
const BATCH = 5_000;

interface PackOrigin {
  isSeed: boolean;
  isWhole: boolean;
  accountId: number | null;
}

/**
 * Puts a pack into force in the transaction of `db`. Codes that it lacks are kept as no longer current, names in
 * languages that it has no column for as they were.
 */
export async function replacePack(
  db: Db,
  list: CodeList,
  { head, languages, entries }: Pick<ParsedPack, 'languages' | 'entries'> & { head: PackHead },
  origin: PackOrigin,
): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`nomenclature.${list}`}))`);
  await db
    .update(codePack)
    .set({ replacedAt: new Date() })
    .where(and(eq(codePack.list, list), isNull(codePack.replacedAt)));
  const [pack] = await db
    .insert(codePack)
    .values({ list, ...head, ...origin, codeCount: entries.length })
    .returning({ id: codePack.id });
  if (pack === undefined) throw new Error('an insert returns its row');
  const name = (language: ParsedPack['languages'][number]) =>
    sql.raw(languages.includes(language) ? `excluded.name_${language}` : `code_entry.name_${language}`);
  for (let from = 0; from < entries.length; from += BATCH) {
    const rows = JSON.stringify(entries.slice(from, from + BATCH));
    await db.execute(sql`
      insert into code_entry (list, code, name_zh, name_en, name_ru, note, gng, pack_id, is_current)
      select ${list}, code, "nameZh", "nameEn", "nameRu", note,
             array(select jsonb_array_elements_text(gng)), ${pack.id}::bigint, true
      from jsonb_to_recordset(${rows}::jsonb)
        as pack(code text, "nameZh" text, "nameEn" text, "nameRu" text, note text, gng jsonb)
      on conflict (list, code) do update set
        name_zh = ${name('zh')}, name_en = ${name('en')}, name_ru = ${name('ru')},
        note = excluded.note, gng = excluded.gng, pack_id = excluded.pack_id, is_current = true, updated_at = now()`);
  }
  await db
    .update(codeEntry)
    .set({ isCurrent: false })
    .where(and(eq(codeEntry.list, list), ne(codeEntry.packId, pack.id), eq(codeEntry.isCurrent, true)));
}

/** The pack in force; undefined before the first. */
export async function selectPackInForce(db: Db, list: CodeList) {
  const [pack] = await db
    .select()
    .from(codePack)
    .where(and(eq(codePack.list, list), isNull(codePack.replacedAt)));
  return pack;
}
