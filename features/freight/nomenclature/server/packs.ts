import { readFile } from 'node:fs/promises';
import { and, desc, eq } from 'drizzle-orm';
import { readText } from '../../../../libs/fileInspection/text.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import type { Language } from '../../../../platform/wire/language.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import { accountNameOf } from '../../../people/account/server/index.ts';
import type { CodeList } from '../lists.ts';
import type { checkPack, listPacks, loadPack } from '../wire.ts';
import { type PackFault, type ParsedPack, parsePack } from './parsePack.ts';
import { replacePack } from './replacePack.ts';
import { codeEntry, codePack } from './tables.ts';
import { texts, userError } from './texts.ts';

const MAX_FAULTS = 50;
const SAMPLE = 5;

/** The uploaded file as a pack; throws where it is no text. */
async function parseUpload(list: CodeList, { upload }: CallContext): Promise<ParsedPack> {
  if (upload === null) throw userError((t) => t.noFile);
  const read = readText(await readFile(upload.path), true);
  if (read === null) throw userError((t) => t.noText);
  return parsePack(list, read.text);
}

const wordsOf = ({ key, value }: PackFault, language: Language) => texts[language].faults[key]({ value });

export async function compareWithKnown(
  { list }: ReadBy<typeof checkPack>,
  ctx: CallContext,
): Promise<PayloadOf<typeof checkPack>> {
  const { head, languages, entries, skippedCount, faults } = await parseUpload(list, ctx);
  const known = await ctx.db
    .select({ code: codeEntry.code, zh: codeEntry.nameZh, en: codeEntry.nameEn, ru: codeEntry.nameRu })
    .from(codeEntry)
    .where(and(eq(codeEntry.list, list), codeEntry.isCurrent));
  const byCode = new Map(known.map((row) => [row.code, row]));
  const changed = entries.filter(({ code, nameZh, nameEn, nameRu }) => {
    const before = byCode.get(code);
    const names = { zh: nameZh, en: nameEn, ru: nameRu };
    return before !== undefined && languages.some((language) => before[language] !== names[language]);
  });
  const kept = entries.filter(({ code }) => byCode.has(code)).length;
  return {
    ...head,
    codeCount: entries.length,
    skippedCount,
    added: entries.length - kept,
    changed: changed.length,
    gone: known.length - kept,
    languages,
    sample: entries.slice(0, SAMPLE).map(({ code, nameZh, nameEn, nameRu }) => ({ code, nameZh, nameEn, nameRu })),
    faultCount: faults.length,
    faults: faults.slice(0, MAX_FAULTS).map((fault) => ({ line: fault.line, words: wordsOf(fault, ctx.language) })),
  };
}

export async function load(
  { list, isWhole, ...head }: ReadBy<typeof loadPack>,
  ctx: CallContext,
): Promise<PayloadOf<typeof loadPack>> {
  const pack = await parseUpload(list, ctx);
  const [fault] = pack.faults;
  if (fault !== undefined)
    throw userError((t) => t.wrongLine({ line: fault.line, words: t.faults[fault.key]({ value: fault.value }) }));
  const origin = { isSeed: false, isWhole: isWhole === '1', accountId: ctx.user.accountId };
  await replacePack(ctx.db, list, { ...pack, head }, origin);
  return { codeCount: pack.entries.length };
}

export async function readPacks(
  _: ReadBy<typeof listPacks>,
  { db }: CallContext,
): Promise<PayloadOf<typeof listPacks>> {
  const packs = await db
    .select({ pack: codePack, loadedBy: accountNameOf(codePack.accountId) })
    .from(codePack)
    .orderBy(desc(codePack.id));
  return packs.map(({ pack: { id, createdAt, replacedAt, ...pack }, loadedBy }) => ({
    packId: id,
    list: pack.list,
    name: pack.name,
    version: pack.version,
    packDate: pack.packDate,
    source: pack.source,
    isSeed: pack.isSeed,
    isWhole: pack.isWhole,
    codeCount: pack.codeCount,
    loadedBy: loadedBy ?? '',
    loadedTime: formatDateTime(createdAt),
    replacedTime: replacedAt && formatDateTime(replacedAt),
  }));
}
