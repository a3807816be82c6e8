import type { PreviewFile } from './previewFile.ts';
import type { View } from './view.ts';

/** What the view of each kind of file is given. */
export interface ViewProps {
  file: PreviewFile;
  content: Blob;
  view: View;
  onZoom: (zoom: number) => void;
  /** the next file of the set or the one before it, as by a swipe */
  onStep: (step: 1 | -1) => void;
  /** shows the bar of tools that the view has of its own */
  hasTools: boolean;
}
