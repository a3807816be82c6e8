// Keeps the template database of a whole test run until its parent is done; says over IPC where it is.
import { createTemplate } from './template.ts';

const { url, files, remove } = await createTemplate();
process.once('disconnect', async () => {
  await remove();
  process.exit();
});
// Ctrl-C reaches the group; the parent's end is what counts
process.on('SIGINT', () => undefined);
process.send?.({ url, files });
