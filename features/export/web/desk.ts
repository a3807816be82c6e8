import { create } from 'zustand';
import { keep, readKept } from '../../../platform/web/browser/kept.ts';
import { closeToast, showWaiting } from '../../../platform/web/toast/toast.ts';
import type { ExportTask } from '../wire.ts';

/** An export that this window started and waits for. */
export interface Followed {
  id: number;
  startedAt: number;
  /** the toast that says that it is on its way */
  toast: number;
}

interface Desk {
  /** whether the dialog with the downloads is open */
  isOpen: boolean;
  followed: readonly Followed[];
}

/** as long as files are kept, their way stays in the bar */
const SHOWN_MS = 7 * 86_400_000;

const desk = create<Desk>(() => ({ isOpen: false, followed: [] }));
const keyOf = (userId: number) => `ironsilk.exports.${userId}`;

export const useDesk = desk;

/** Opens the dialog with the downloads over whatever page is shown. */
export const openDownloads = () => desk.setState({ isOpen: true });
export const closeDownloads = () => desk.setState({ isOpen: false });

/** Whether this person exported something with this browser that can still be there. */
export function hasExported(userId: number): boolean {
  return Date.now() - Number(readKept(keyOf(userId)) ?? 0) < SHOWN_MS;
}

/** Waits for a task, with a toast that says so. */
export function follow(task: ExportTask, userId: number, words: { started: string; show: string }): void {
  keep(keyOf(userId), String(Date.now()));
  const toast = showWaiting(words.started, { label: words.show, press: openDownloads });
  const followed = { id: task.id, startedAt: Date.now(), toast };
  desk.setState((before) => ({ followed: [...before.followed, followed] }));
}

/** Waits no longer for a task. */
export function unfollow({ id, toast }: Followed): void {
  closeToast(toast);
  desk.setState((before) => ({ followed: before.followed.filter((other) => other.id !== id) }));
}
