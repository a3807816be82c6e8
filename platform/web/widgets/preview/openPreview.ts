import { useSyncExternalStore } from 'react';
import type { PreviewFile } from './previewFile.ts';

/** What is open in the preview dialog. */
export interface OpenPreview {
  /** the set that the arrows go through */
  files: readonly PreviewFile[];
  at: number;
  /** shows the bar of tools of a PDF from the first */
  hasTools: boolean;
}

let open: OpenPreview | null = null;
const listeners = new Set<() => void>();

function show(next: OpenPreview | null): void {
  open = next;
  for (const tell of listeners) tell();
}

/**
 * Opens the preview dialog over any page of the frame. `key` names the file of the set that is shown first; an
 * empty set opens nothing.
 */
export function openPreview(
  files: readonly PreviewFile[],
  key: string,
  wants: { tools?: boolean } = {},
): void {
  if (files.length === 0) return;
  const at = Math.max(
    0,
    files.findIndex((file) => file.key === key),
  );
  show({ files, at, hasTools: wants.tools ?? false });
}

/** Shows the next file of the set, or the one before it; past the ends nothing happens. */
export function stepPreview(step: 1 | -1): void {
  if (open === null) return;
  const at = open.at + step;
  if (at >= 0 && at < open.files.length) show({ ...open, at });
}

/** Takes the preview away; the page below is as it was. */
export function closePreview(): void {
  show(null);
}

/** What is open in the preview dialog; null when it is closed. */
export function useOpenPreview(): OpenPreview | null {
  return useSyncExternalStore(
    (tell) => {
      listeners.add(tell);
      return () => {
        listeners.delete(tell);
      };
    },
    () => open,
  );
}
