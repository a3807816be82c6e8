import type { Ref } from 'react';
import type { Unsaved } from './unsavedStore.ts';

/** Changes of an editor so far; null: it is not ready. */
export interface PaneHandle {
  take(): Promise<Unsaved | null>;
}

export interface PaneProps {
  ref: Ref<PaneHandle>;
  content: ArrayBuffer;
  /** unsaved changes to begin with */
  restored: Unsaved | undefined;
  isReadOnly: boolean;
  author: string;
  onChange: () => void;
}
