import type { Feature } from '../../../../platform/server/feature.ts';
import type { Job } from '../../../../platform/server/jobs/jobs.ts';
import type { Platform } from '../../../../platform/server/platform.ts';
import { menuEntry } from '../../../../platform/server/records/menuEntry.ts';
import { timetablePage, trainMovementsPage, trainPlansPage } from '../pages.ts';
import { en as movedEn, ru as movedRu, zh as movedZh } from '../texts/movements.ts';
import { en, ru, zh } from '../texts/page.ts';
import { en as planEn, ru as planRu, zh as planZh } from '../texts/plans.ts';
import { planCalls, timetableCalls } from './calls.ts';
import { extendDemoTimetable } from './demo.ts';
import { dictionaries } from './dictionaries.ts';
import { exports } from './exports.ts';
import { finders } from './finders.ts';
import { movementRecords } from './movements.ts';
import { closePastCutoff } from './planQueries.ts';

const TIMETABLE_VIEW = 'train:timetable:view';

function jobs({ db, config }: Platform): Job[] {
  const closing: Job = { name: 'train.closeAtCutoff', cron: '1 * * * *', run: () => closePastCutoff(db) };
  const extending: Job = {
    name: 'train.keepDemoTimetable',
    cron: '5 * * * *',
    run: () => extendDemoTimetable(db, new Date()),
  };
  return config.isDemo ? [closing, extending] : [closing];
}

export const train: Feature = {
  name: 'train',
  calls: (platform) => [...timetableCalls(platform), ...planCalls, ...movementRecords.reads(platform)],
  menu: [
    menuEntry(timetablePage, { zh, en, ru }, (t) => t.timetable.title),
    menuEntry(trainPlansPage, { zh: planZh, en: planEn, ru: planRu }, (t) => t.list.title),
    menuEntry(trainMovementsPage, { zh: movedZh, en: movedEn, ru: movedRu }, (t) => t.title),
  ],
  dictionaries,
  finders,
  exports: [...exports, ...movementRecords.exports],
  grants: {
    customer: [TIMETABLE_VIEW],
    special: [TIMETABLE_VIEW],
    agent: [TIMETABLE_VIEW],
    tourist: [TIMETABLE_VIEW],
    operator: ['train:plan:list', 'train:plan:edit'],
  },
  demo: extendDemoTimetable,
  jobs,
};
