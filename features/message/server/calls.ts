import { type Binding, bind } from '../../../platform/server/http/bind.ts';
import * as wire from '../wire.ts';
import type { Kinds } from './kinds.ts';
import { countsOf, listMessages } from './list.ts';
import { markAll, markOne, markSome, undoAll } from './marks.ts';
import { readSetting, saveSetting } from './settings.ts';

export function messageCalls(kinds: Kinds): Binding[] {
  return [
    bind(wire.queryAllTip, (input, asking) => listMessages(kinds, input, asking)),
    bind(wire.queryTipCount, (_input, asking) => countsOf(asking)),
    bind(wire.markAsResolvedInfo, (input, asking) => markOne('info', input, asking)),
    bind(wire.markAsResolved, (input, asking) => markOne('todo', input, asking)),
    bind(wire.markSomeAsResolvedInfo, (input, asking) => markSome('info', input, asking)),
    bind(wire.markSomeAsResolved, (input, asking) => markSome('todo', input, asking)),
    bind(wire.markAllAsResolvedInfo, markAll),
    bind(wire.undoAllAsResolvedInfo, undoAll),
    bind(wire.queryTipSetting, (_input, asking) => readSetting(kinds, asking)),
    bind(wire.saveTipSetting, saveSetting),
  ];
}
