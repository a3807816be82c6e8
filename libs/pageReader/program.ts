import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { z } from 'zod';
import type { ReaderMessage } from './readDocument.ts';
import { readPages, Unreadable } from './readPages.ts';

const task = z.object({
  path: z.string(),
  extension: z.string(),
  firstPage: z.number(),
  mostPages: z.number(),
});

// child process of readDocument.ts; ends with it
process.once('disconnect', () => process.exit());
process.once('message', (received) => {
  void run(task.parse(received)).then(() => process.disconnect());
});

async function run({ path, ...asked }: z.infer<typeof task>): Promise<void> {
  try {
    const onPages = (count: number) => void say({ kind: 'count', count });
    for await (const read of readPages({ bytes: await readFile(path), ...asked, onPages }))
      await say({ kind: 'page', read });
    await say({ kind: 'end' });
  } catch (fault) {
    await say({ kind: 'failed', reason: fault instanceof Unreadable ? fault.reason : 'unreadable' });
  }
}

function say(message: ReaderMessage): Promise<void> {
  return new Promise((resolve) => process.send?.(message, () => resolve()));
}
