import { create } from 'zustand';
import type { PreviewFile } from './previewFile.ts';

export interface OpenPreview {
  files: readonly PreviewFile[];
  at: number;
  /** PDF toolbar */
  hasTools: boolean;
}

const preview = create<{ open: OpenPreview | null }>(() => ({ open: null }));

const show = (open: OpenPreview | null) => preview.setState({ open });

/** Opens the preview dialog at the file `key`; nothing for an empty set. */
export function openPreview(files: readonly PreviewFile[], key: string, options: { tools?: boolean } = {}): void {
  if (files.length === 0) return;
  const at = Math.max(
    0,
    files.findIndex((file) => file.key === key),
  );
  show({ files, at, hasTools: options.tools ?? false });
}

export function stepPreview(step: 1 | -1): void {
  const { open } = preview.getState();
  if (open === null) return;
  const at = open.at + step;
  if (at >= 0 && at < open.files.length) show({ ...open, at });
}

export function closePreview(): void {
  show(null);
}

export const useOpenPreview = (): OpenPreview | null => preview(({ open }) => open);
