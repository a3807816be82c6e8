import { and, asc, desc, eq, gte, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { likeContains } from '../../../../platform/server/database/likePattern.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { type CodeList, isTariff, normalizeListCode } from '../lists.ts';
import {
  type CodeEntry,
  type findCodes,
  MAX_FOUND,
  MAX_NAMED,
  type NamedCode,
  type nameCodes,
  type suggestCodes,
} from '../wire.ts';
import { selectPackInForce } from './replacePack.ts';
import { codeEntry } from './tables.ts';
import { readUsedCodes } from './usedCodes.ts';

/** Codes used before that stand first. */
const MAX_USED = 8;
/** Least likeness of a word that is spelt otherwise. */
const LIKENESS = 0.45;

const shown = {
  code: codeEntry.code,
  nameZh: codeEntry.nameZh,
  nameEn: codeEntry.nameEn,
  nameRu: codeEntry.nameRu,
  note: codeEntry.note,
  isUsed: sql<boolean>`false`,
  isCurrent: codeEntry.isCurrent,
};

/** National codes are looked for in HS until a pack of them is loaded. */
async function listAtHand(db: Db, list: CodeList): Promise<CodeList> {
  if (list !== 'hsCn' && list !== 'hsEaeu') return list;
  return (await selectPackInForce(db, list)) === undefined ? 'hs' : list;
}

const wordsOf = (text: string) => text.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean);

const says = (words: readonly string[]) =>
  and(...words.map((word) => sql`${codeEntry.searchText} like ${likeContains(word)}`));

/** Codes by their beginning; by all words; by a heading above them that has all words. */
function matching(list: CodeList, text: string): SQL | undefined {
  const code = normalizeListCode(list, text);
  if (/^\d+$/.test(code)) return sql`${codeEntry.code} like ${`${code}%`}`;
  const words = wordsOf(text);
  if (!isTariff(list) || words.length === 0) return says(words);
  const heading = sql`left(${codeEntry.code}, 4) in (
    select code from code_entry where list = ${list} and is_current and length(code) = 4
    and ${says(words)})`;
  return or(says(words), heading);
}

export async function findByMeaning(
  { list: asked, text, minLength }: ReadBy<typeof findCodes>,
  { db, user }: CallContext,
): Promise<PayloadOf<typeof findCodes>> {
  const list = await listAtHand(db, asked);
  const used =
    user.companyId !== null && isTariff(list) && list !== 'gng' ? await findUsed(db, list, user.companyId, text) : [];
  const among = and(eq(codeEntry.list, list), codeEntry.isCurrent, gte(sql`length(${codeEntry.code})`, minLength));
  const [first = ''] = wordsOf(text);
  const found = await db
    .select(shown)
    .from(codeEntry)
    .where(and(among, matching(list, text)))
    .orderBy(...nearestFirst(text), asc(codeEntry.code))
    .limit(MAX_FOUND);
  const others = found.length > 0 || /\d/.test(text) || first.length < 4 ? found : await findAlike(db, among, text);
  const known = new Set(used.map(({ code }) => code));
  return [...used, ...others.filter(({ code }) => !known.has(code))].slice(0, MAX_FOUND);
}

/** Codes with the words themselves before those of a heading with them, names that begin so first. */
function nearestFirst(text: string): SQL[] {
  const words = wordsOf(text);
  const own = says(words);
  if (own === undefined) return [];
  const begins = sql`strpos(${codeEntry.searchText}, ${`\n${words[0]}`}) > 0`;
  return [desc(own), desc(begins)];
}

/** Where no code has the words: names with words much like them. */
function findAlike(db: Db, among: SQL | undefined, text: string): Promise<CodeEntry[]> {
  const likeness = sql`word_similarity(${text.toLowerCase()}, ${codeEntry.searchText})`;
  return db
    .select(shown)
    .from(codeEntry)
    .where(and(among, sql`${likeness} >= ${LIKENESS}`))
    .orderBy(desc(likeness), asc(codeEntry.code))
    .limit(MAX_FOUND);
}

/** What the company used before, named as the list names it, else as the company did. */
async function findUsed(db: Db, list: CodeList, companyId: number, text: string): Promise<CodeEntry[]> {
  const used = (await readUsedCodes(db, companyId, text)).slice(0, MAX_USED);
  const named = await selectNamed(
    db,
    list,
    used.map(({ code }) => code),
  );
  return used.map((own) => {
    const { asked: _, ...entry } = named.find(({ asked }) => asked === own.code) ?? {
      asked: '',
      note: '',
      isCurrent: true,
      ...own,
    };
    return { ...entry, code: own.code, isUsed: true };
  });
}

/** Known ones of the codes; of HS by their first six digits. */
async function selectNamed(db: Db, list: CodeList, asked: readonly string[]): Promise<NamedCode[]> {
  if (asked.length === 0) return [];
  const keyOf = (code: string) => (list === 'hs' ? code.slice(0, 6) : code);
  const rows = await db
    .select(shown)
    .from(codeEntry)
    .where(and(eq(codeEntry.list, list), inArray(codeEntry.code, [...new Set(asked.map(keyOf))])));
  const byCode = new Map(rows.map((row) => [row.code, row]));
  return asked.flatMap((code) => {
    const row = byCode.get(keyOf(code));
    return row === undefined ? [] : [{ ...row, asked: code }];
  });
}

export async function readNames(
  { list: asked, codes }: ReadBy<typeof nameCodes>,
  { db }: CallContext,
): Promise<PayloadOf<typeof nameCodes>> {
  const list = await listAtHand(db, asked);
  const wanted = [...new Set(codes.split(',').map((code) => code.trim()))].filter(Boolean).slice(0, MAX_NAMED);
  const pack = await selectPackInForce(db, list);
  return {
    isWhole: pack?.isWhole ?? false,
    packName: pack?.name ?? '',
    codes: await selectNamed(db, list, wanted),
  };
}

/** GNG begins with the six digits of HS; a pack of ETSNG says which GNG lead to each of its codes. */
export async function readSuggestions(
  { hscode, gng }: ReadBy<typeof suggestCodes>,
  { db }: CallContext,
): Promise<PayloadOf<typeof suggestCodes>> {
  const heading = (gng || hscode).slice(0, gng === '' ? 6 : 8);
  if (!/^\d{6,8}$/.test(heading)) return { gng: [], etsng: [] };
  const current = (list: CodeList) => and(eq(codeEntry.list, list), codeEntry.isCurrent);
  const six = `${heading.slice(0, 6)}%`;
  const leads = sql`exists (
    select from unnest(${codeEntry.gng}) as lead
    where ${heading}::text like lead || '%' or lead like ${`${heading}%`})`;
  const select = (list: CodeList, where: SQL) =>
    db
      .select(shown)
      .from(codeEntry)
      .where(and(current(list), where))
      .orderBy(asc(codeEntry.code))
      .limit(MAX_FOUND);
  return {
    gng: await select('gng', sql`${codeEntry.code} like ${six} and length(${codeEntry.code}) = 8`),
    etsng: await select('etsng', leads),
  };
}
