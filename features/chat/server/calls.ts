import { type Binding, bind, selfCommitting } from '../../../platform/server/http/bind.ts';
import type { Platform } from '../../../platform/server/platform.ts';
import * as wire from '../wire.ts';
import { dropAnswers, keepAnswer, listAnswers, putAnswer } from './answers.ts';
import { counterparts } from './counterparts.ts';
import { assign, bringSupplierIn, colleaguesOf, settle, suppliers } from './desk.ts';
import { Figures } from './figures.ts';
import { history, search } from './history.ts';
import { inboxPage } from './inbox.ts';
import { listContainers, listConversations } from './list.ts';
import { markRead, remind } from './marks.ts';
import { Sayer } from './sayer.ts';
import { sayFile } from './sayFile.ts';
import { sayText } from './sayText.ts';

export function chatCalls(platform: Platform): Binding[] {
  const sayer = new Sayer(platform);
  const figures = new Figures();
  return [
    bind(wire.msgList, listConversations),
    bind(wire.findContainers, listContainers),
    bind(wire.listCounterparts, counterparts),
    bind(wire.listChat, history),
    // group commit
    selfCommitting(bind(wire.addChat, (input, asking) => sayText(sayer, input, asking))),
    selfCommitting(bind(wire.addChatFile, (input, asking) => sayFile(sayer, input, asking))),
    // no audit entry: read marks outnumber messages
    selfCommitting(bind(wire.remindMsg, markRead)),
    selfCommitting(bind(wire.messageReminder, remind)),
    bind(wire.searchChat, search),
    bind(wire.listInbox, inboxPage),
    bind(wire.readInboxFigures, (_nothing, asking) => figures.for(asking)),
    bind(wire.listColleagues, (_nothing, asking) => colleaguesOf(asking)),
    bind(wire.assignChat, assign),
    bind(wire.settleChat, settle),
    bind(wire.listSuppliers, (_nothing, asking) => suppliers(asking)),
    bind(wire.bringIn, bringSupplierIn),
    bind(wire.listAnswers, listAnswers),
    bind(wire.addAnswer, keepAnswer),
    bind(wire.changeAnswer, putAnswer),
    bind(wire.removeAnswers, ({ ids }, asking) => dropAnswers(ids, asking)),
  ];
}
