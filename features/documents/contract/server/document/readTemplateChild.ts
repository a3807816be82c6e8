import process from 'node:process';
import { z } from 'zod';
import { readFields } from './readFields.ts';

const task = z.object({ docx: z.instanceof(Uint8Array) });

// child process of readTemplate.ts
process.once('message', (received) => {
  process.send?.(readFields(task.parse(received).docx), () => process.exit(0));
});
