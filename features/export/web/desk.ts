import { create } from 'zustand';
import { keep, readKept } from '../../../platform/web/browser/kept.ts';
import { closeToast, showWaiting } from '../../../platform/web/toast/toast.ts';
import type { ExportTask } from '../wire.ts';

/** Export started in this window and still awaited. */
export interface Followed {
  id: number;
  startedAt: number;
  toast: number;
}

interface Desk {
  isOpen: boolean;
  followed: readonly Followed[];
}

const SHOWN_MS = 7 * 86_400_000;

const desk = create<Desk>(() => ({ isOpen: false, followed: [] }));
const keyOf = (userId: number) => `ironsilk.exports.${userId}`;

export const useDesk = desk;

export const openDownloads = () => desk.setState({ isOpen: true });
export const closeDownloads = () => desk.setState({ isOpen: false });

/** Whether this browser exported something that can still exist. */
export function hasExported(userId: number): boolean {
  return Date.now() - Number(readKept(keyOf(userId)) ?? 0) < SHOWN_MS;
}

/** Awaits a task, with a progress toast. */
export function follow(task: ExportTask, userId: number, words: { started: string; show: string }): void {
  keep(keyOf(userId), String(Date.now()));
  const toast = showWaiting(words.started, { label: words.show, press: openDownloads });
  const followed = { id: task.id, startedAt: Date.now(), toast };
  desk.setState((before) => ({ followed: [...before.followed, followed] }));
}

export function unfollow({ id, toast }: Followed): void {
  closeToast(toast);
  desk.setState((before) => ({ followed: before.followed.filter((other) => other.id !== id) }));
}
