import { type Binding, bind, bindPublic } from '../../../../platform/server/http/bind.ts';
import type { Platform } from '../../../../platform/server/platform.ts';
import { readSubscription, resubscribe, unsubscribe } from '../unsubscribeWire.ts';
import * as wire from '../wire.ts';
import { listMessages, readCounts } from './list.ts';
import { markAll, markOne, markSome, undoAll } from './marks.ts';
import type { MessageKinds } from './messageKinds.ts';
import { readSetting, saveSetting } from './settings.ts';
import { createSubscriptions } from './unsubscribe/subscription.ts';

export function messageCalls(platform: Platform, kinds: MessageKinds): Binding[] {
  const subscriptions = createSubscriptions(platform, kinds);
  return [
    bind(wire.queryAllTip, (input, ctx) => listMessages(kinds, input, ctx)),
    bind(wire.queryTipCount, (_input, ctx) => readCounts(ctx)),
    bind(wire.markAsResolvedInfo, (input, ctx) => markOne('info', input, ctx)),
    bind(wire.markAsResolved, (input, ctx) => markOne('todo', input, ctx)),
    bind(wire.markSomeAsResolvedInfo, (input, ctx) => markSome('info', input, ctx)),
    bind(wire.markSomeAsResolved, (input, ctx) => markSome('todo', input, ctx)),
    bind(wire.markAllAsResolvedInfo, markAll),
    bind(wire.undoAllAsResolvedInfo, undoAll),
    bind(wire.queryTipSetting, (_input, ctx) => readSetting(kinds, ctx)),
    bind(wire.saveTipSetting, saveSetting),
    bindPublic(readSubscription, ({ token }, { db }) => subscriptions.read(db, token)),
    bindPublic(unsubscribe, ({ token }, { db }) => subscriptions.turn(db, token, 'off')),
    bindPublic(resubscribe, ({ token }, { db }) => subscriptions.turn(db, token, 'on')),
  ];
}
