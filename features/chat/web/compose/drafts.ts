import { readStored, removeStored, writeStored } from '../../../../platform/web/browser/localStore.ts';
import { type ConversationKey, keyTextOf } from '../chatStore.ts';

const storageKey = (accountId: number, about: ConversationKey) =>
  `ironsilk.chat.draft.${accountId}.${keyTextOf(about)}`;

export const readDraft = (accountId: number, about: ConversationKey) =>
  readStored(storageKey(accountId, about)) ?? '';

export function saveDraft(accountId: number, about: ConversationKey, text: string): void {
  if (text === '') removeStored(storageKey(accountId, about));
  else writeStored(storageKey(accountId, about), text);
}
