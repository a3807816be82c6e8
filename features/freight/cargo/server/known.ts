import { and, type Column, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { likeContains } from '../../../../platform/server/database/likePattern.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import type { UsedCode } from '../../nomenclature/server/index.ts';
import type { CargoValues } from '../fields.ts';
import type { anyCargo } from '../wire.ts';
import { getOrder, type Side } from './read.ts';
import { cargoKnownGoods } from './tables.ts';

const MAX_FOUND = 12;
/** Latest goods of a company that a search looks through. */
const MAX_SEARCHED = 5_000;

const searchable = (values: Pick<CargoValues, 'goodsNameCn' | 'goodsNameEn' | 'goodsNameRu'>) =>
  [values.goodsNameCn, values.goodsNameEn, values.goodsNameRu].join('\n').normalize('NFKC').toLowerCase();

/** Remembers named goods with their code for the company's next lines. */
export async function rememberGoods(db: Db, companyId: number, lines: readonly CargoValues[]): Promise<void> {
  const usedAt = new Date();
  const rows = lines
    .map(({ hscode, goodsNameCn, goodsNameEn, goodsNameRu }) => ({
      companyId,
      usedAt,
      hscode,
      goodsNameCn,
      goodsNameEn,
      goodsNameRu,
      searchText: searchable({ goodsNameCn, goodsNameEn, goodsNameRu }),
    }))
    .filter(({ hscode, searchText }) => hscode !== '' && searchText.trim() !== '');
  const once = [...new Map(rows.map((row) => [`${row.hscode} ${row.searchText}`, row])).values()];
  if (once.length === 0) return;
  await db
    .insert(cargoKnownGoods)
    // one order of all writers, so that none waits for another in a circle
    .values(once.toSorted((one, other) => (one.hscode + one.searchText < other.hscode + other.searchText ? -1 : 1)))
    .onConflictDoUpdate({
      target: [cargoKnownGoods.companyId, cargoKnownGoods.hscode, cargoKnownGoods.searchText],
      set: { usedAt, times: sql`${cargoKnownGoods.times} + 1` },
    });
}

/** Goods that the order's company has named before, the latest first. */
export async function findKnown(
  side: Side,
  { orderBigNo, text }: ReadBy<typeof anyCargo.known>,
  ctx: CallContext,
): Promise<PayloadOf<typeof anyCargo.known>> {
  const { companyId } = await getOrder(side, orderBigNo, ctx);
  const found = await selectKnown(ctx.db, companyId, text);
  return found.map(({ hscode, goodsNameCn, goodsNameEn, goodsNameRu, usedAt, times }) => ({
    hscode,
    goodsNameCn,
    goodsNameEn,
    goodsNameRu,
    times,
    usedTime: formatDateTime(usedAt),
  }));
}

/** The same for pickers of codes outside the goods of an order. */
export async function readUsedGoods(db: Db, companyId: number, text: string): Promise<readonly UsedCode[]> {
  const found = await selectKnown(db, companyId, text);
  return found.map(({ hscode, goodsNameCn, goodsNameEn, goodsNameRu }) => ({
    code: hscode,
    nameZh: goodsNameCn,
    nameEn: goodsNameEn,
    nameRu: goodsNameRu,
  }));
}

function selectKnown(db: Db, companyId: number, text: string) {
  const latest = db
    .select()
    .from(cargoKnownGoods)
    .where(eq(cargoKnownGoods.companyId, companyId))
    .orderBy(desc(cargoKnownGoods.usedAt))
    .limit(MAX_SEARCHED)
    .as('latest');
  return db.select().from(latest).where(matching(text, latest)).orderBy(desc(latest.usedAt)).limit(MAX_FOUND);
}

function matching(text: string, latest: { hscode: Column; searchText: Column }): SQL | undefined {
  const digits = text.replace(/[\s.]/g, '');
  if (/^\d+$/.test(digits)) return sql`${latest.hscode} like ${`${digits}%`}`;
  const words = text.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean);
  return and(...words.map((word) => sql`${latest.searchText} like ${likeContains(word)}`));
}
