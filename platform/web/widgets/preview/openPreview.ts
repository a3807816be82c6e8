import { useSyncExternalStore } from 'react';
import type { PreviewFile } from './previewFile.ts';

export interface OpenPreview {
  files: readonly PreviewFile[];
  at: number;
  /** PDF toolbar */
  hasTools: boolean;
}

let open: OpenPreview | null = null;
const listeners = new Set<() => void>();

function show(next: OpenPreview | null): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Opens the preview dialog at the file `key`; nothing for an empty set. */
export function openPreview(
  files: readonly PreviewFile[],
  key: string,
  options: { tools?: boolean } = {},
): void {
  if (files.length === 0) return;
  const at = Math.max(
    0,
    files.findIndex((file) => file.key === key),
  );
  show({ files, at, hasTools: options.tools ?? false });
}

export function stepPreview(step: 1 | -1): void {
  if (open === null) return;
  const at = open.at + step;
  if (at >= 0 && at < open.files.length) show({ ...open, at });
}

export function closePreview(): void {
  show(null);
}

export function useOpenPreview(): OpenPreview | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    () => open,
  );
}
