import { type Binding, bind } from '../../../../platform/server/http/bind.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { hasPermission } from '../../../../platform/wire/currentUser.ts';
import { anyCargo, ownCargo } from '../wire.ts';
import { readHistory } from './facts.ts';
import { findKnown } from './known.ts';
import { saveParty, takeNewer } from './parties.ts';
import { assertChangeable, getOrder, readCargo, type Side } from './read.ts';
import { saveLines } from './save.ts';
import { compareSheet, exportSheet } from './sheet.ts';
import { findSources } from './sources.ts';

async function save(
  side: Side,
  { orderBigNo, source, ...change }: ReadBy<typeof anyCargo.save>,
  ctx: CallContext,
): Promise<PayloadOf<typeof anyCargo.save>> {
  const { db, user } = ctx;
  const order = await getOrder(side, orderBigNo, ctx);
  assertChangeable(side, order);
  const { accountId, name: accountName, hidesMoney } = user;
  const version = await saveLines(db, order, change, { accountId, accountName, hidesMoney, side, source });
  return { version };
}

function bindSide(side: Side, wire: typeof anyCargo): Binding[] {
  return [
    bind(wire.detail, ({ orderBigNo }, ctx) =>
      readCargo(side, orderBigNo, hasPermission(ctx.user, wire.save.access.code), ctx),
    ),
    bind(wire.save, (input, ctx) => save(side, input, ctx)),
    bind(wire.history, (input, ctx) => readHistory(side, input, ctx)),
    bind(wire.exportSheet, (input, ctx) => exportSheet(side, input, ctx)),
    bind(wire.compareSheet, (input, ctx) => compareSheet(side, input, ctx)),
    bind(wire.sources, (input, ctx) => findSources(side, input, ctx)),
    bind(wire.known, (input, ctx) => findKnown(side, input, ctx)),
  ];
}

export function cargoCalls(): Binding[] {
  return [
    ...bindSide('customer', ownCargo),
    bind(ownCargo.saveParty, saveParty),
    bind(ownCargo.takeNewer, takeNewer),
    ...bindSide('operator', anyCargo),
  ];
}
