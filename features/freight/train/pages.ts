import { page } from '../../../platform/wire/page.ts';
import { TIMETABLE } from '../../people/account/laterPages.ts';
import { listTrainPlans, timetableEntry } from './wire.ts';

export const timetablePage = page({
  name: 'planyleList',
  path: TIMETABLE.path,
  menu: { group: 'space', icon: 'calendar', order: 10, call: timetableEntry },
});

export const trainPage = page({ name: 'plandetail', path: '/plandetail', parent: timetablePage });

export const trainPlansPage = page({
  name: 'operationTrains',
  path: '/operation/trains',
  call: listTrainPlans,
  menu: { group: 'trains', icon: 'train', order: 30 },
});
