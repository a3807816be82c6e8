import { create } from 'zustand';
import { readStored, writeStored } from '../../../../../platform/web/browser/localStore.ts';
import type { Notice } from '../../wire.ts';

/** Ids of the notices that were read in this browser. */
const KEY = 'ironsilk.notices.read';
const MAX_IDS = 200;

/** By hand: a schema made as the page starts takes it ten milliseconds of a phone. */
function storedIds(): readonly number[] {
  try {
    const ids: unknown = JSON.parse(readStored(KEY) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
}

interface NoticeStore {
  /** read in this browser */
  read: readonly number[];
  /** in its dialog, from the line or from the bell */
  opened: Notice | null;
}

export const useNoticeStore = create<NoticeStore>(() => ({ read: storedIds(), opened: null }));

export function markNoticesRead(notices: readonly Pick<Notice, 'id'>[]): void {
  const read = [...new Set([...useNoticeStore.getState().read, ...notices.map(({ id }) => id)])].slice(-MAX_IDS);
  useNoticeStore.setState({ read });
  writeStored(KEY, JSON.stringify(read));
}

/** Has the focus again once the dialog closes. */
let opener: Element | null = null;

/** Opens a notice in its dialog, by which it is read. */
export function openNotice(notice: Notice): void {
  opener = document.activeElement;
  markNoticesRead([notice]);
  useNoticeStore.setState({ opened: notice });
}

export function closeNotice(): void {
  useNoticeStore.setState({ opened: null });
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  opener = null;
}

/** The notices that were not read yet. */
export function unreadOf<N extends Pick<Notice, 'id'>>(notices: readonly N[], read: readonly number[]): N[] {
  return notices.filter(({ id }) => !read.includes(id));
}
