import { z } from 'zod';
import { topic } from '../../platform/wire/live/topic.ts';

/** About as long as a chat message; `at`: time of publishing, in ms on this machine's clock. */
export const note = z.object({ at: z.number(), text: z.string() });
export const TEXT = 'x'.repeat(150);

export const CHANNEL = { single: 'bench_single', broadcast: 'bench_broadcast' } as const;

export const single = topic({
  path: '/single/{companyNo}',
  payload: note,
  access: (user, { companyNo }) => user.companyNo === companyNo,
  summary: 'To one',
});

export const broadcast = topic({ path: '/all', payload: note, access: () => true, summary: 'To all' });
