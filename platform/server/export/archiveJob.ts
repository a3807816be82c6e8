import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { addAbortSignal, Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { ArchivedFile } from './archiveExport.ts';
import { ExportCancelled, type ExportJob } from './exportJob.ts';

const ZIP_TYPE = { extension: 'zip', mimeType: 'application/zip', entries: null };

interface ArchiveJobOptions {
  contents: Promise<readonly ArchivedFile[]>;
  fileName: string;
  path: string;
  onProgress: (filesDone: number, filesTotal: number) => void;
}

/** Writes a .zip, one file after the other, with little in memory. */
export function startArchiveJob(options: ArchiveJobOptions): ExportJob {
  const aborting = new AbortController();
  const finished = write(options, aborting.signal).catch(async (fault: unknown) => {
    await rm(options.path, { force: true });
    throw aborting.signal.aborted ? new ExportCancelled('The export was stopped') : fault;
  });
  return { finished, stop: () => aborting.abort() };
}

async function write({ contents, fileName, path, onProgress }: ArchiveJobOptions, signal: AbortSignal) {
  const files = await contents;
  const zip = new ZipFile();
  const digest = createHash('sha256');
  const counting = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      digest.update(chunk);
      done(null, chunk);
    },
  });
  const writing = pipeline(zip.outputStream, counting, createWriteStream(path), { signal });
  const adding = addAll(zip, files, onProgress, signal);
  await Promise.all([writing, adding]);
  const { size: byteCount } = await stat(path);
  return {
    file: { fileName, path, byteCount, sha256: digest.digest('hex'), kind: ZIP_TYPE },
    rowCount: files.length,
  };
}

async function addAll(
  zip: ZipFile,
  files: readonly ArchivedFile[],
  onProgress: ArchiveJobOptions['onProgress'],
  signal: AbortSignal,
): Promise<void> {
  for (const [done, file] of files.entries()) {
    signal.throwIfAborted();
    onProgress(done, files.length);
    await addOne(zip, file, signal);
  }
  zip.end();
}

/** Settles when the bytes are in the archive, so that one source is open at a time. */
function addOne(zip: ZipFile, { path, bytes, isCompressed }: ArchivedFile, signal: AbortSignal) {
  return new Promise<void>((done, failed) => {
    const source = addAbortSignal(signal, Readable.from(bytes(), { objectMode: false }));
    source.once('close', done);
    source.once('error', failed);
    zip.addReadStream(source, path, { compress: !isCompressed });
  });
}
