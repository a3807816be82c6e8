import { create } from 'zustand';
import { type About, aboutOf, keyOf } from '../chatStore.ts';
import type { FileType } from './chatFiles.ts';

/** Running or queued upload. */
export interface Going {
  key: string;
  about: About;
  type: FileType;
  name: string;
  percent: number;
  stop: () => void;
}

const store = create<{ going: readonly Going[] }>(() => ({ going: [] }));
/** Tail of the queue per conversation: files arrive in order. */
const lasts = new Map<string, Promise<void>>();

export const useGoing = (about: About): readonly Going[] => {
  const going = store((uploads) => uploads.going);
  return going.filter((one) => keyOf(one.about) === keyOf(about));
};

type Journey = { signal: AbortSignal; onPercent: (percent: number) => void };

/** Queues a file behind others of its conversation; `transfer` is not called if aborted before its turn. */
export function lineUp(
  file: { key: string; about: About; type: FileType; name: string },
  carry: (journey: Journey) => Promise<void>,
): void {
  const { key, about, type, name } = file;
  const stopping = new AbortController();
  const { signal } = stopping;
  const leave = () => store.setState(({ going }) => ({ going: going.filter((one) => one.key !== key) }));
  const stop = () => {
    stopping.abort();
    leave();
  };
  const onPercent = (percent: number) =>
    store.setState(({ going }) => ({
      going: going.map((one) => (one.key === key ? { ...one, percent } : one)),
    }));
  store.setState(({ going }) => ({
    going: [...going, { key, about: aboutOf(about), type, name, percent: 0, stop }],
  }));
  const turn = (lasts.get(keyOf(about)) ?? Promise.resolve())
    .then(() => (signal.aborted ? undefined : carry({ signal, onPercent })))
    .finally(() => {
      leave();
      if (lasts.get(keyOf(about)) === turn) lasts.delete(keyOf(about));
    });
  lasts.set(keyOf(about), turn);
}
