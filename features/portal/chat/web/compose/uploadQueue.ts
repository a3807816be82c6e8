import { create } from 'zustand';
import { type ConversationKey, conversationKeyOf, keyTextOf } from '../../conversation.ts';
import type { FileType } from './chatFiles.ts';

/** Running or queued upload. */
export interface QueuedUpload {
  key: string;
  about: ConversationKey;
  type: FileType;
  name: string;
  percent: number;
  stop: () => void;
}

const store = create<{ queue: readonly QueuedUpload[] }>(() => ({ queue: [] }));
/** Tail of the queue per conversation: files arrive in order. */
const tails = new Map<string, Promise<void>>();

export const useQueuedUploads = (about: ConversationKey): readonly QueuedUpload[] => {
  const queue = store((uploads) => uploads.queue);
  return queue.filter((one) => keyTextOf(one.about) === keyTextOf(about));
};

type TransferOptions = { signal: AbortSignal; onPercent: (percent: number) => void };

/** Queues a file behind others of its conversation; `transfer` is not called if aborted before its turn. */
export function enqueueUpload(
  file: { key: string; about: ConversationKey; type: FileType; name: string },
  transfer: (options: TransferOptions) => Promise<void>,
): void {
  const { key, about, type, name } = file;
  const abortController = new AbortController();
  const { signal } = abortController;
  const dequeue = () => store.setState(({ queue }) => ({ queue: queue.filter((one) => one.key !== key) }));
  const stop = () => {
    abortController.abort();
    dequeue();
  };
  const onPercent = (percent: number) =>
    store.setState(({ queue }) => ({
      queue: queue.map((one) => (one.key === key ? { ...one, percent } : one)),
    }));
  store.setState(({ queue }) => ({
    queue: [...queue, { key, about: conversationKeyOf(about), type, name, percent: 0, stop }],
  }));
  const turn = (tails.get(keyTextOf(about)) ?? Promise.resolve())
    .then(() => (signal.aborted ? undefined : transfer({ signal, onPercent })))
    .finally(() => {
      dequeue();
      if (tails.get(keyTextOf(about)) === turn) tails.delete(keyTextOf(about));
    });
  tails.set(keyTextOf(about), turn);
}
