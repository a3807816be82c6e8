import { page } from '../../../platform/wire/page.ts';
import { TIMETABLE } from '../../people/account/laterPages.ts';
import { trainMovements } from './movementWire.ts';
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

/** Planned and actual departure and arrival of trains. */
export const trainMovementsPage = page({
  name: 'trainStartArrival',
  path: '/trainStartArrival',
  call: trainMovements.list,
  menu: { group: 'trains', icon: 'calendar', order: 36 },
});
