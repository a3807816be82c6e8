import { menuEntry } from '../../../../platform/server/records/menuEntry.ts';
import { clashesPage, loadPlanPage, ordersPage, poolPage, reviewQueuePage } from '../pages.ts';
import { en as operatorEn, ru as operatorRu, zh as operatorZh } from '../texts/operator.ts';
import { en, ru, zh } from '../texts/page.ts';

const operator = { zh: operatorZh, en: operatorEn, ru: operatorRu };

export const menu = [
  menuEntry(ordersPage, { zh, en, ru }, (t) => t.list.title),
  menuEntry(reviewQueuePage, operator, (t) => t.queue.title),
  menuEntry(loadPlanPage, operator, (t) => t.load.menu),
  menuEntry(clashesPage, operator, (t) => t.clash.title),
  menuEntry(poolPage, operator, (t) => t.pool.title),
];
