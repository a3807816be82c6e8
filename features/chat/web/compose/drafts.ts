import { forget, keep, readKept } from '../../../../platform/web/browser/kept.ts';
import { type About, keyOf } from '../chatStore.ts';

const keyFor = (accountId: number, about: About) => `ironsilk.chat.draft.${accountId}.${keyOf(about)}`;

export const readDraft = (accountId: number, about: About) => readKept(keyFor(accountId, about)) ?? '';

export function keepDraft(accountId: number, about: About, text: string): void {
  if (text === '') forget(keyFor(accountId, about));
  else keep(keyFor(accountId, about), text);
}
