import type { Feature } from '../../../platform/server/feature.ts';
import { menuEntry } from '../../../platform/server/records/menuEntry.ts';
import { onlinePage } from '../pages.ts';
import { sessionCalls } from './calls.ts';
import { onlineRecords, signInRecords } from './online/records.ts';
import { personalData } from './personalData.ts';
import { deleteStale } from './queries.ts';
import { centreTexts } from './texts.ts';
import { live } from './userChanged.ts';
import { seedWireKey } from './wireKey.ts';

export const session: Feature = {
  name: 'session',
  calls: sessionCalls,
  exports: [...signInRecords.exports, ...onlineRecords.exports],
  live,
  menu: [menuEntry(onlinePage, centreTexts, (t) => t.online.title)],
  personalData: [personalData],
  seed: seedWireKey,
  jobs: ({ db }) => [{ name: 'session.cleanUp', cron: '17 * * * *', run: () => deleteStale(db) }],
};
