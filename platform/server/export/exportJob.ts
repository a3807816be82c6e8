import type { ReceivedFile } from '../files/receivedFile.ts';

export class TooManyRows extends Error {}

export class ExportCancelled extends Error {}

interface FinishedExport {
  file: ReceivedFile;
  /** rows without the header, or files */
  rowCount: number;
}

export interface ExportJob {
  /** rejects with TooManyRows, ExportCancelled, or any other error */
  finished: Promise<FinishedExport>;
  /** ends it and removes its file */
  stop(): void;
}
