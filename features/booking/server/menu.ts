import { menuEntry } from '../../../platform/server/records/menuEntry.ts';
import { clashesPage, loadPlanPage, ordersPage, poolPage, reviewQueuePage } from '../pages.ts';
import operatorEn from '../texts/operator/en.ts';
import operatorRu from '../texts/operator/ru.ts';
import operatorZh from '../texts/operator/zh.ts';
import en from '../texts/page/en.ts';
import ru from '../texts/page/ru.ts';
import zh from '../texts/page/zh.ts';

const operator = { zh: operatorZh, en: operatorEn, ru: operatorRu };

export const menu = [
  menuEntry(ordersPage, { zh, en, ru }, (t) => t.list.title),
  menuEntry(reviewQueuePage, operator, (t) => t.queue.title),
  menuEntry(loadPlanPage, operator, (t) => t.load.menu),
  menuEntry(clashesPage, operator, (t) => t.clash.title),
  menuEntry(poolPage, operator, (t) => t.pool.title),
];
