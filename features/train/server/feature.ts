import type { Feature, MenuEntry } from '../../../platform/server/feature.ts';
import type { Job } from '../../../platform/server/jobs/jobs.ts';
import type { Platform } from '../../../platform/server/platform.ts';
import { planCalls, timetableCalls } from './calls.ts';
import { extendDemoTimetable } from './demo.ts';
import { dictionaries } from './dictionaries.ts';
import { exports } from './exports.ts';
import { closePastCutoff } from './planQueries.ts';

const TIMETABLE_VIEW = 'train:timetable:view';

const MENU: readonly MenuEntry[] = [
  {
    key: 'planyleList',
    group: 'space',
    title: { zh: '班列计划', en: 'Trains', ru: 'Поезда' },
    path: '/planyleList',
    component: 'planyleList',
    icon: 'calendar',
    order: 10,
    permission: TIMETABLE_VIEW,
  },
  {
    key: 'operationTrains',
    group: 'operation',
    title: { zh: '班列排期', en: 'Train plans', ru: 'План поездов' },
    path: '/operation/trains',
    component: 'operationTrains',
    icon: 'train',
    order: 30,
    permission: 'train:plan:list',
  },
];

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
  calls: (platform) => [...timetableCalls(platform), ...planCalls],
  menu: MENU,
  dictionaries,
  exports,
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
