import { z } from 'zod';
import { topic } from '../../platform/wire/live/topic.ts';

/** What is sent is about as long as an item of a conversation; `at` is when it was said, on this machine's clock. */
export const note = z.object({ at: z.number(), text: z.string() });
export const TEXT = 'x'.repeat(150);

/** Push channels on which the publisher says when something happened, and to whom. */
export const CHANNEL = { single: 'bench_single', broadcast: 'bench_broadcast' } as const;

export const single = topic({
  path: '/single/{companyNo}',
  payload: note,
  access: (who, { companyNo }) => who.companyNo === companyNo,
  summary: 'To one',
});

export const broadcast = topic({ path: '/all', payload: note, access: () => true, summary: 'To all' });
