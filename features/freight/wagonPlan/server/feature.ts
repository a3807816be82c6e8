import type { Feature } from '../../../../platform/server/feature.ts';
import { menuEntry } from '../../../../platform/server/records/menuEntry.ts';
import { listenToOrders } from '../../booking/server/index.ts';
import { trainLoadingPage, trainNumberPage } from '../pages.ts';
import { wagonPlanCalls } from './calls.ts';
import { leaveWagons } from './rollOver.ts';
import { texts } from './texts.ts';

listenToOrders({ rolledOver: leaveWagons });

/** Wagons of trains and the containers on them; the numbers go into the papers as facts of the cargo. */
export const wagonPlan: Feature = {
  name: 'wagonPlan',
  calls: wagonPlanCalls,
  menu: [
    menuEntry(trainLoadingPage, texts, (t) => t.page.title),
    menuEntry(trainNumberPage, texts, (t) => t.trains.title),
  ],
  grants: { operator: ['operation:wagonPlan:query', 'operation:wagonPlan:edit'] },
};
