import type { PreviewFile } from './previewFile.ts';
import type { View } from './view.ts';

export interface ViewProps {
  file: PreviewFile;
  content: Blob;
  view: View;
  onZoom: (zoom: number) => void;
  onStep: (step: 1 | -1) => void;
  hasTools: boolean;
}
