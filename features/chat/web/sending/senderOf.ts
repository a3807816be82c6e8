import { forget, keep, keptUnder, onKeptUnder } from '../../../../platform/web/browser/kept.ts';
import { send } from '../../../../platform/web/request/send.ts';
import type { ChatMessage } from '../../message.ts';
import { addChat, addChatFile } from '../../wire.ts';
import { passes } from '../passing.ts';
import type { PendingMessage } from './pending.ts';
import { Sender } from './sender.ts';

const senders = new Map<number, Sender>();

/** One sender per account; storage keys are separated by account. */
export function senderOf(accountId: number): Sender {
  const known = senders.get(accountId);
  if (known) return known;
  const beginning = `ironsilk.chat.unsent.${accountId}.`;
  const sender = new Sender({
    send: sendPending,
    reasonOf,
    readAll: () => keptUnder(beginning).values(),
    keep: (clientId, text) => keep(beginning + clientId, text),
    forget: (clientId) => forget(beginning + clientId),
  });
  onKeptUnder(beginning, () => sender.agree());
  senders.set(accountId, sender);
  return sender;
}

function sendPending({
  clientId,
  orderContainerId,
  businessType,
  servingCompanyNo,
  body,
}: PendingMessage): Promise<ChatMessage> {
  const about = { clientId, orderContainerId, businessType, servingCompanyNo };
  if (body.kind === 'text') return send(addChat, { ...about, chatContent: body.text });
  return send(addChatFile, { ...about, msgType: body.msgType, resourceId: body.resourceId });
}

/** Transient errors give no reason: retried automatically. */
function reasonOf(thrown: unknown): { reason: string } {
  return { reason: thrown instanceof Error && !passes(thrown) ? thrown.message : '' };
}
