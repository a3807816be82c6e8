import { type Binding, bind, withOwnTransaction } from '../../../platform/server/http/bind.ts';
import type { Platform } from '../../../platform/server/platform.ts';
import * as wire from '../wire.ts';
import { addFileMessage } from './addFileMessage.ts';
import { addTextMessage } from './addTextMessage.ts';
import { addSupplier, assign, findColleagues, findSuppliers, markHandled } from './assignment.ts';
import {
  deleteCannedAnswers,
  insertCannedAnswer,
  listCannedAnswers,
  updateCannedAnswer,
} from './cannedAnswers.ts';
import { listContainers, listConversations } from './conversationList.ts';
import { findCounterparts } from './counterparts.ts';
import { readHistory, searchMessages } from './history.ts';
import { findInboxPage } from './inbox.ts';
import { InboxFiguresReader } from './inboxFigures.ts';
import { MessageWriter } from './messageWriter.ts';
import { markRead, recordReminder } from './progress.ts';

export function chatCalls(platform: Platform): Binding[] {
  const writer = new MessageWriter(platform);
  const figuresReader = new InboxFiguresReader();
  return [
    bind(wire.msgList, listConversations),
    bind(wire.findContainers, listContainers),
    bind(wire.listCounterparts, findCounterparts),
    bind(wire.listChat, readHistory),
    // group commit
    withOwnTransaction(bind(wire.addChat, (input, ctx) => addTextMessage(writer, input, ctx))),
    withOwnTransaction(bind(wire.addChatFile, (input, ctx) => addFileMessage(writer, input, ctx))),
    // no audit entry: read marks outnumber messages
    withOwnTransaction(bind(wire.remindMsg, markRead)),
    withOwnTransaction(bind(wire.messageReminder, recordReminder)),
    bind(wire.searchChat, searchMessages),
    bind(wire.listInbox, findInboxPage),
    bind(wire.readInboxFigures, (_nothing, ctx) => figuresReader.read(ctx)),
    bind(wire.listColleagues, (_nothing, ctx) => findColleagues(ctx)),
    bind(wire.assignChat, assign),
    bind(wire.markChatHandled, markHandled),
    bind(wire.listSuppliers, (_nothing, ctx) => findSuppliers(ctx)),
    bind(wire.addChatSupplier, addSupplier),
    bind(wire.listAnswers, listCannedAnswers),
    bind(wire.addAnswer, insertCannedAnswer),
    bind(wire.changeAnswer, updateCannedAnswer),
    bind(wire.removeAnswers, ({ ids }, ctx) => deleteCannedAnswers(ids, ctx)),
  ];
}
