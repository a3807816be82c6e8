import { and, eq, isNull } from 'drizzle-orm';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { ReadBy } from '../../../../platform/wire/call.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { readCell } from '../../../freight/cargo/cells.ts';
import { CARGO_FIELDS } from '../../../freight/cargo/fields.ts';
import {
  type Author,
  assertCargoChangeable,
  getOrderOfCargo,
  saveCargoFacts,
  saveShipment,
} from '../../../freight/cargo/server/index.ts';
import { readShipmentCell } from '../../../freight/cargo/shipmentFields.ts';
import type { CellValue, PaperValue } from '../rules/inspected.ts';
import type { overruleFinding, takeBackOverrule, takeOverRead } from '../wire.ts';
import { isStopping } from './judged.ts';
import { openInspection } from './read.ts';
import { findingOverrule } from './tables.ts';
import { userError } from './texts.ts';

/** The finding as it still is; throws 404 once a value is another. */
async function openFinding({ orderBigNo, key }: { orderBigNo: string; key: string }, ctx: CallContext) {
  const { open, findings } = await openInspection(orderBigNo, ctx);
  const finding = findings.find((one) => one.key === key);
  if (finding === undefined) throw userError((t) => t.gone, CODE.absent);
  return { open, finding };
}

/** Writes the value of the uploaded paper into the cell that it contradicts, with the paper as its source. */
export async function takeOver(input: ReadBy<typeof takeOverRead>, ctx: CallContext): Promise<void> {
  const { open, finding } = await openFinding(input, ctx);
  const { fix, read } = finding;
  if (fix === null) throw userError((t) => t.nothingToTake);
  assertCargoChangeable(open.side, open.order);
  const { accountId, name: accountName, hidesMoney } = ctx.user;
  const author: Author = { accountId, accountName, hidesMoney, side: open.side, source: 'paper' };
  await write(fix, { open, author, place: placeOf(read[0]) }, ctx);
}

const MAX_PLACE = 200;
const placeOf = (value: PaperValue | undefined): string =>
  value === undefined ? '' : `${value.fileName}, ${value.page}`.slice(-MAX_PLACE);

interface Writing {
  open: Awaited<ReturnType<typeof openInspection>>['open'];
  author: Author;
  /** where on the paper the value stands */
  place: string;
}

async function write({ cell, value }: CellValue, { open, author, place }: Writing, { db }: CallContext): Promise<void> {
  const { kind, key, field } = readCell(cell);
  const cargoField = CARGO_FIELDS.find((one) => one === field);
  if (kind === 'line' && cargoField !== undefined) {
    const lines = [{ lineKey: key, place, fields: { [cargoField]: value } }];
    await saveCargoFacts(db, open.order, { version: open.version, lines, removed: [] }, author);
    return;
  }
  const fact = readShipmentCell(key, field);
  if (kind !== 'fact' || fact === undefined) throw userError((t) => t.nothingToTake);
  const before = open.dossier.facts.get(fact.scope)?.get(fact.field) ?? '';
  await saveShipment(db, open.order, [{ ...fact, before, value }], author);
}

/** Accepts a finding that stops papers, as long as its values stay. */
export async function overrule({ reason, ...input }: ReadBy<typeof overruleFinding>, ctx: CallContext): Promise<void> {
  const { open, finding } = await openFinding(input, ctx);
  if (!isStopping(finding)) throw userError((t) => t.stopsNothing);
  const { key, rule, ruleVersion, cells, read, ours, theirs } = finding;
  await ctx.db.insert(findingOverrule).values({
    orderId: open.order.orderId,
    findingKey: key,
    rule,
    ruleVersion,
    evidence: { cells: [...cells], read: [...read], ours, theirs },
    reason,
    accountId: ctx.user.accountId,
    accountName: ctx.user.name,
  });
}

export async function takeBack(
  { orderBigNo, overruleId }: ReadBy<typeof takeBackOverrule>,
  ctx: CallContext,
): Promise<void> {
  const { orderId } = await getOrderOfCargo('operator', orderBigNo, ctx);
  const taken = await ctx.db
    .update(findingOverrule)
    .set({ takenBackAt: new Date() })
    .where(
      and(
        eq(findingOverrule.id, overruleId),
        eq(findingOverrule.orderId, orderId),
        isNull(findingOverrule.takenBackAt),
      ),
    )
    .returning({ id: findingOverrule.id });
  if (taken.length === 0) throw userError((t) => t.gone, CODE.absent);
}
