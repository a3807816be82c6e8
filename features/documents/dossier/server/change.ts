import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { readCell } from '../../../freight/cargo/cells.ts';
import { CARGO_FIELDS, normalizeCargo } from '../../../freight/cargo/fields.ts';
import {
  type Author,
  assertCargoChangeable,
  canAmendCargo,
  getOrderOfCargo,
  readCargoOf,
  type ShipmentChange,
  saveCargoFacts,
  saveShipment,
} from '../../../freight/cargo/server/index.ts';
import { normalizeShipment, readShipmentCell, shipmentKindOf } from '../../../freight/cargo/shipmentFields.ts';
import type { amendFact, saveFacts } from '../wire.ts';
import { logAmendment } from './amendments.ts';
import { sideOf } from './dossier.ts';
import { userError } from './texts.ts';

async function openForChange(orderBigNo: string, ctx: CallContext) {
  const side = sideOf(ctx);
  const order = await getOrderOfCargo(side, orderBigNo, ctx);
  if (!canAmendCargo(side, order)) throw userError((t) => t.locked);
  const { accountId, name: accountName, hidesMoney } = ctx.user;
  const author: Author = { accountId, accountName, hidesMoney, side, source: 'person' };
  return { order, author, side };
}

function toChange({
  scope,
  field,
  ...given
}: Pick<ReadBy<typeof saveFacts>['changes'][number], 'scope' | 'field' | 'value'>): ShipmentChange {
  const found = readShipmentCell(scope, field);
  if (found === undefined) throw userError((t) => t.factAbsent, CODE.absent);
  return { ...given, ...found, value: normalizeShipment(shipmentKindOf(found.field), given.value) };
}

export async function save(
  { orderBigNo, changes }: ReadBy<typeof saveFacts>,
  ctx: CallContext,
): Promise<PayloadOf<typeof saveFacts>> {
  const { order, author, side } = await openForChange(orderBigNo, ctx);
  assertCargoChangeable(side, order);
  return { version: await saveShipment(ctx.db, order, changes.map(toChange), author) };
}

/**
 * Changes one value of the goods or of the facts beside them, issued or not, before the documents cut-off or after it; the
 * reason stays in its history and in the log of amendments.
 */
export async function amend(
  { orderBigNo, version, cell, value: typed, reason }: ReadBy<typeof amendFact>,
  ctx: CallContext,
): Promise<PayloadOf<typeof amendFact>> {
  const { db } = ctx;
  const opened = await openForChange(orderBigNo, ctx);
  const { order, side } = opened;
  const author: Author = { ...opened.author, reason };
  const cargo = (await readCargoOf(db, [order])).get(order.orderId);
  const { kind, key, field } = readCell(cell);
  if (kind === 'fact') {
    const change = toChange({ scope: key, field, value: typed });
    const next = await saveShipment(db, order, [change], author);
    const before = cargo?.facts.get(change.scope)?.get(change.field) ?? '';
    await logAmendment(ctx, order, { cell, before, value: change.value, reason, side });
    return { version: next };
  }
  const cargoField = CARGO_FIELDS.find((one) => one === field);
  if (kind !== 'line' || cargoField === undefined) throw userError((t) => t.factAbsent, CODE.absent);
  const value = normalizeCargo(cargoField, typed);
  const lines = [{ lineKey: key, place: '', fields: { [cargoField]: value } }];
  const next = await saveCargoFacts(db, order, { version, lines, removed: [] }, author);
  const before = cargo?.lines.find(({ lineKey }) => lineKey === key)?.values[cargoField] ?? '';
  await logAmendment(ctx, order, { cell, before, value, reason, side });
  return { version: next };
}
