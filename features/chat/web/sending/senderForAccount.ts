import {
  onStoredPrefixChange,
  removeStored,
  storedWithPrefix,
  writeStored,
} from '../../../../platform/web/browser/localStore.ts';
import { send } from '../../../../platform/web/request/send.ts';
import type { ChatMessage } from '../../message.ts';
import { addChat, addChatFile } from '../../wire.ts';
import { subjectOf } from '../chatStore.ts';
import { isTransient } from '../transientErrors.ts';
import type { PendingMessage } from './pendingMessage.ts';
import { Sender } from './sender.ts';

const senders = new Map<number, Sender>();

/** One sender per account; storage keys are separated by account. */
export function senderForAccount(accountId: number): Sender {
  const existing = senders.get(accountId);
  if (existing) return existing;
  const prefix = `ironsilk.chat.unsent.${accountId}.`;
  const sender = new Sender({
    send: sendPending,
    reasonOf,
    readAll: () => storedWithPrefix(prefix).values(),
    save: (clientId, text) => writeStored(prefix + clientId, text),
    remove: (clientId) => removeStored(prefix + clientId),
  });
  onStoredPrefixChange(prefix, () => sender.syncFromStorage());
  senders.set(accountId, sender);
  return sender;
}

function sendPending(message: PendingMessage): Promise<ChatMessage> {
  const { clientId, body } = message;
  const fields = { clientId, ...subjectOf(message), remark: '' };
  if (body.kind === 'text') return send(addChat, { ...fields, chatContent: body.text });
  return send(addChatFile, { ...fields, msgType: body.msgType, resourceId: body.resourceId });
}

/** Transient errors give no reason: retried automatically. */
function reasonOf(thrown: unknown): { reason: string } {
  return { reason: thrown instanceof Error && !isTransient(thrown) ? thrown.message : '' };
}
