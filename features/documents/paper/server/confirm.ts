import { eq } from 'drizzle-orm';
import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import { UserError } from '../../../../platform/server/texts/userError.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { CARGO_FIELDS, emptyValues, isMoneyField, isSameValue } from '../../../freight/cargo/fields.ts';
import { type CargoSums, sumsOf } from '../../../freight/cargo/limits.ts';
import {
  type Author,
  canChangeCargo,
  freezeParties,
  getOrderOfCargo,
  readCargo,
  saveCargoFacts,
} from '../../../freight/cargo/server/index.ts';
import type { CargoDetail } from '../../../freight/cargo/wire.ts';
import type { Party } from '../../../people/addressBook/party.ts';
import { type Comparison, TOTALED } from '../comparison.ts';
import { RECOGNIZE_STATE } from '../states.ts';
import type { compareSync, confirmSync } from '../wire.ts';
import { keepLessons } from './lessons.ts';
import { notifyPaper } from './live.ts';
import { type StoredPaper, selectPaper } from './queries.ts';
import { paper } from './tables.ts';
import { goodsOf, type MatchedLine, matchLines } from './takenLines.ts';
import { type MatchedParty, matchParties } from './takenParties.ts';
import { userError } from './texts.ts';

type Totals = Comparison['totals'];

/** Sums of an order as it is, and with the lines of a paper. */
function comparedTotals(detail: CargoDetail, taken: readonly MatchedLine[], hidesMoney: boolean): Totals {
  // amounts that a person may not see are absent
  const lines = detail.lines.map(({ goodsPrice, goodsValue, ...line }) => ({
    ...line,
    goodsPrice: goodsPrice ?? '',
    goodsValue: goodsValue ?? '',
  }));
  const byKey = new Map(taken.map(({ lineKey, goods }) => [lineKey, goods.fields]));
  const kept = lines.map((line) => ({ ...line, ...byKey.get(line.lineKey) }));
  const added = taken.flatMap(({ before, goods }) =>
    before === undefined ? [{ ...emptyValues(), ...goods.fields }] : [],
  );
  const [before, after] = [sumsOf(lines), sumsOf([...kept, ...added])];
  return TOTALED.flatMap((field): Totals => {
    if (field !== 'goodsValue') return [{ field, currency: '', before: before[field], after: after[field] }];
    const currencies = [...new Set([...before.values, ...after.values].map(({ currency }) => currency))];
    return hidesMoney
      ? []
      : currencies.map((currency) => ({
          field,
          currency,
          before: valueIn(before, currency),
          after: valueIn(after, currency),
        }));
  });
}

const valueIn = ({ values }: CargoSums, currency: string): string =>
  values.find((one) => one.currency === currency)?.amount ?? '0';

type Taken = ReadBy<typeof compareSync>;

interface Matched {
  detail: CargoDetail;
  lines: MatchedLine[];
  parties: MatchedParty[];
  comparison: Comparison;
}

/** What checked facts would change in an order. */
export async function comparePaper(asked: Taken, ctx: CallContext): Promise<PayloadOf<typeof compareSync>> {
  const found = await getReadPaper(asked.id, ctx);
  const taken = { ...asked, orderBigNo: await getOwnOrderNo(asked.orderBigNo, ctx) };
  return (await matched(found, taken, ctx)).comparison;
}

/** The number as the order has it; one that the company does not have is an error of its field. */
export async function getOwnOrderNo(typed: string, ctx: CallContext): Promise<string> {
  try {
    return (await getOrderOfCargo('customer', typed.toUpperCase(), ctx)).orderBigNo;
  } catch (error) {
    const isAbsent = error instanceof UserError && error.code === CODE.absent;
    throw isAbsent ? userError.withFields((t) => t.check, { orderBigNo: (t) => t.orderAbsent }) : error;
  }
}

/** Writes checked facts into an order, or marks a paper as checked where none is named. */
export async function confirmPaper(
  { version, overwrites, ...asked }: ReadBy<typeof confirmSync>,
  ctx: CallContext,
): Promise<PayloadOf<typeof confirmSync>> {
  const found = await getReadPaper(asked.id, ctx);
  if (asked.orderBigNo === '') {
    await keepLessons(ctx.db, found, asked);
    await markChecked(found, '', ctx);
    return { lines: 0 };
  }
  const taken = { ...asked, orderBigNo: await getOwnOrderNo(asked.orderBigNo, ctx) };
  const facts = await matched(found, taken, ctx);
  if (facts.lines.length + facts.parties.length + facts.comparison.containers.length === 0)
    throw userError((t) => t.nothing);
  const { changeCount } = facts.comparison;
  const isUnseen = !overwrites || version === null;
  if (changeCount > 0 && isUnseen) throw userError((t) => t.overwrites({ count: changeCount }), CODE.warning);
  await keepLessons(ctx.db, found, taken);
  await write(found, facts, { version, orderBigNo: taken.orderBigNo }, ctx);
  return { lines: facts.lines.length };
}

export async function getReadPaper(id: number, { db, user }: CallContext): Promise<StoredPaper> {
  const found = await selectPaper(db, ownCompanyId(user), id);
  if (found === undefined) throw userError((t) => t.absent, CODE.absent);
  const isRead = found.state === RECOGNIZE_STATE.read || found.state === RECOGNIZE_STATE.checked;
  // a paper that no engine reads is typed by hand
  if (!isRead && found.state !== RECOGNIZE_STATE.failed) throw userError((t) => t.notRead);
  return found;
}

async function matched(found: StoredPaper, taken: Taken, ctx: CallContext): Promise<Matched> {
  const { db, user } = ctx;
  const detail = await readCargo('customer', taken.orderBigNo, true, ctx);
  if (!detail.abilities.edit) throw userError((t) => t.locked);
  const goods = goodsOf(taken.hwList, detail, user);
  const lines = matchLines(taken.id, goods, detail);
  const parties = await matchParties(db, ownCompanyId(user), taken, detail.parties);
  const compared = lines.map((line) => comparedLine(line, user.hidesMoney));
  const comparedParties = parties.map(({ role, party, known, before, changes }) => ({
    role,
    changes,
    isNew: before === undefined,
    isInBook: known !== null,
    before: before === undefined ? '' : nameOf(before),
    after: nameOf(party),
  }));
  const changeCount = [...compared, ...comparedParties].reduce((sum, { changes }) => sum + changes.length, 0);
  const containers = comparedContainers(found, detail);
  const comparison = {
    version: detail.version,
    containers,
    lines: compared,
    parties: comparedParties,
    totals: comparedTotals(detail, lines, user.hidesMoney),
    changeCount,
  };
  return { detail, lines, parties, comparison };
}

const nameOf = ({ nameCn, nameEn, nameRu }: Party): string => nameEn || nameCn || nameRu;

/** Numbers and seals on a paper or a photo of a door, beside those of the order. */
function comparedContainers({ facts }: StoredPaper, detail: CargoDetail): Comparison['containers'] {
  return (facts?.head.containers ?? []).map(({ containerNo: { text: containerNo }, sealNo }) => {
    const own = detail.containers.find((one) => one.containerNo === containerNo);
    return {
      containerNo,
      isInOrder: own !== undefined,
      sealNo: sealNo?.text ?? '',
      orderSealNo: own?.sealNo ?? '',
    };
  });
}

function comparedLine({ goods, lineKey, before }: MatchedLine, hidesMoney: boolean): Comparison['lines'][number] {
  const { fields, containerNo } = goods;
  const given = CARGO_FIELDS.filter((field) => fields[field] !== undefined && !(hidesMoney && isMoneyField(field)));
  const valueBefore = (field: (typeof CARGO_FIELDS)[number]) => before?.[field] ?? '';
  const changes = given
    .filter((field) => valueBefore(field) !== '' && !isSameValue(field, valueBefore(field), fields[field] ?? ''))
    .map((field) => ({ field, before: valueBefore(field), after: fields[field] ?? '' }));
  return {
    lineKey,
    containerNo,
    changes,
    isNew: before === undefined,
    name: fields.goodsNameCn ?? fields.goodsNameEn ?? fields.goodsNameRu ?? fields.hscode ?? '',
    filled: given.filter((field) => valueBefore(field) === '').map((field) => ({ field, after: fields[field] ?? '' })),
  };
}

async function write(
  found: StoredPaper,
  { detail, lines, parties }: Matched,
  { version, orderBigNo }: { version: number | null; orderBigNo: string },
  ctx: CallContext,
): Promise<void> {
  const { db, user } = ctx;
  const order = await getOrderOfCargo('customer', orderBigNo, ctx);
  if (!canChangeCargo('customer', order)) throw userError((t) => t.locked);
  const author: Author = {
    accountId: user.accountId,
    accountName: user.name,
    hidesMoney: user.hidesMoney,
    side: 'customer',
    source: 'paper',
  };
  const containerIds = new Map(detail.containers.map((one) => [one.containerNo, one.orderContainerId]));
  const saved = lines.map(({ goods, lineKey, before }, at) => {
    const containerId = containerIds.get(goods.containerNo);
    return {
      lineKey,
      fields: changedOnly(goods.fields, before),
      place: placeOf(found, goods.lineNo),
      ...(before === undefined && { position: detail.lines.length + at }),
      ...(containerId !== undefined && { orderContainerId: containerId }),
    };
  });
  if (saved.length > 0) await saveCargoFacts(db, order, { version, lines: saved, removed: [] }, author);
  await freezeParties(db, order, { parties, place: found.fileName.slice(0, MAX_PLACE) }, author);
  await markChecked(found, orderBigNo, ctx);
}

function changedOnly(fields: MatchedLine['goods']['fields'], before: MatchedLine['before']) {
  const changed: MatchedLine['goods']['fields'] = {};
  for (const field of CARGO_FIELDS) {
    const value = fields[field];
    if (value !== undefined && !isSameValue(field, before?.[field] ?? '', value)) changed[field] = value;
  }
  return changed;
}

const MAX_PLACE = 180;

/** Name of the paper and page of the line. */
function placeOf({ fileName, facts }: StoredPaper, lineNo: number): string {
  const [first] = Object.values(facts?.lines[lineNo] ?? {});
  const name = fileName.slice(0, MAX_PLACE);
  return first === undefined ? name : `${name} · ${first.page}`;
}

async function markChecked({ id }: StoredPaper, orderNo: string, { db, user }: CallContext): Promise<void> {
  await db
    .update(paper)
    .set({
      state: RECOGNIZE_STATE.checked,
      checkedBy: user.accountId,
      ...(orderNo !== '' && { orderNo }),
    })
    .where(eq(paper.id, id));
  await notifyPaper(db, id);
}
