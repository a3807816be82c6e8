import { create } from 'zustand';
import { readStored, writeStored } from '../../../../platform/web/browser/localStore.ts';
import { closeToast, showProgressToast } from '../../../../platform/web/toast/toast.ts';
import type { ExportTask } from '../wire.ts';

/** Export started in this window and still awaited. */
export interface TrackedExport {
  id: number;
  startedAt: number;
  toast: number;
}

interface DownloadsState {
  isOpen: boolean;
  tracked: readonly TrackedExport[];
}

const BUTTON_LIFETIME_MS = 7 * 86_400_000;

const downloadsStore = create<DownloadsState>(() => ({ isOpen: false, tracked: [] }));
const keyOf = (userId: number) => `ironsilk.exports.${userId}`;

export const useDownloads = downloadsStore;

export const openDownloads = () => downloadsStore.setState({ isOpen: true });
export const closeDownloads = () => downloadsStore.setState({ isOpen: false });

/** Whether this browser exported something that can still exist. */
export function hasRecentExports(userId: number): boolean {
  return Date.now() - Number(readStored(keyOf(userId)) ?? 0) < BUTTON_LIFETIME_MS;
}

/** Awaits a task, with a progress toast. */
export function trackExport(task: ExportTask, userId: number, labels: { started: string; show: string }): void {
  writeStored(keyOf(userId), String(Date.now()));
  const toast = showProgressToast(labels.started, { label: labels.show, onPress: openDownloads });
  const tracked = { id: task.id, startedAt: Date.now(), toast };
  downloadsStore.setState((before) => ({ tracked: [...before.tracked, tracked] }));
}

export function untrackExport({ id, toast }: TrackedExport): void {
  closeToast(toast);
  downloadsStore.setState((before) => ({ tracked: before.tracked.filter((other) => other.id !== id) }));
}
