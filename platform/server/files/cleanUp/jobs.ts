import type { Job } from '../../jobs/jobs.ts';
import type { Platform } from '../../platform.ts';

/** Garbage collection of the store. */
export function cleaningUpFiles({ db, files }: Pick<Platform, 'db' | 'files'>): Job[] {
  return [
    { name: 'files.removeUnused', cron: '23 * * * *', run: () => files.removeUnused(db, new Date()) },
    { name: 'files.removeStrays', cron: '41 3 * * *', run: () => files.removeOrphans(db, new Date()) },
  ];
}
