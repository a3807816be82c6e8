import { readFile } from 'node:fs/promises';
import process from 'node:process';
import type { ReaderMessage, ReadingTask } from './readDocument.ts';
import { readPages, Unreadable } from './readPages.ts';

// child process of readDocument.ts; ends with it
process.once('disconnect', () => process.exit());
process.once('message', (task: ReadingTask) => {
  void run(task).then(() => process.disconnect());
});

async function run({ path, ...asked }: ReadingTask): Promise<void> {
  try {
    const onPages = (count: number) => void post({ kind: 'count', count });
    for await (const read of readPages({ bytes: await readFile(path), ...asked, onPages }))
      await post({ kind: 'page', read });
    await post({ kind: 'end' });
  } catch (fault) {
    await post({ kind: 'failed', reason: fault instanceof Unreadable ? fault.reason : 'unreadable' });
  }
}

function post(message: ReaderMessage): Promise<void> {
  return new Promise((resolve) => process.send?.(message, () => resolve()));
}
