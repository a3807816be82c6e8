import type { Feature } from '../../../../platform/server/feature.ts';
import { menuEntry } from '../../../../platform/server/records/menuEntry.ts';
import { seedSecretKey } from '../../../../platform/server/secrets/secretBox.ts';
import { onlinePage, twoStepPage } from '../pages.ts';
import { sessionCalls } from './calls.ts';
import { onlineRecords, signInRecords } from './online/records.ts';
import { personalData } from './personalData.ts';
import { deleteStale } from './queries.ts';
import { centreTexts, twoStepTexts } from './texts.ts';
import { twoStepRecords } from './twoStep/reset.ts';
import { sealedSecrets } from './twoStep/secondStep.ts';
import { live } from './userChanged.ts';
import { seedWireKey } from './wireKey.ts';

export const session: Feature = {
  name: 'session',
  calls: sessionCalls,
  exports: [...signInRecords.exports, ...onlineRecords.exports, ...twoStepRecords.exports],
  live,
  menu: [
    menuEntry(onlinePage, centreTexts, (t) => t.online.title),
    menuEntry(twoStepPage, twoStepTexts, (t) => t.people.title),
  ],
  personalData: [personalData],
  grants: { operator: ['list', 'remove'].map((deed) => `system:twoStep:${deed}`) },
  seed: async (db) => {
    await seedWireKey(db);
    await seedSecretKey(db);
  },
  sealed: [sealedSecrets],
  jobs: ({ db }) => [{ name: 'session.cleanUp', cron: '17 * * * *', run: () => deleteStale(db) }],
};
