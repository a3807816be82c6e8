import type { CurrentUserInfo } from '../../../platform/web/currentUser/currentUser.ts';
import { withTexts } from '../../../platform/web/language/withTexts.ts';
import { homeActions, homeMain, homeSide, homeTop } from '../../../platform/web/slots/homeSlots.ts';
import type { Slot, SlotFilling } from '../../../platform/web/slots/slot.ts';
import { hasPermission } from '../../../platform/wire/currentUser.ts';
import { listBookings, listOrders } from '../../booking/wire.ts';
import { timetableEntry } from '../../train/wire.ts';
import type { PANELS } from './panels.tsx';
import { useTexts } from './texts.ts';

const operates = (user: CurrentUserInfo) => hasPermission(user, listBookings.access.code);
const orders = (user: CurrentUserInfo) => hasPermission(user, listOrders.access.code);

/** Home by ability: operator, customer or neither. */
const isCustomer = (user: CurrentUserInfo) => !operates(user) && orders(user);
const isVisitor = (user: CurrentUserInfo) => !operates(user) && !orders(user);
const readsTimetable = (user: CurrentUserInfo) =>
  isVisitor(user) && hasPermission(user, timetableEntry.access.code);

const panelIn =
  (slot: Slot<object>) =>
  (
    panel: keyof typeof PANELS,
    order: number,
    isShown: (user: CurrentUserInfo) => boolean,
    useTitle: () => string,
  ): SlotFilling =>
    slot.fill({
      name: panel,
      order,
      isShown,
      useTitle,
      load: async () => (await withTexts(import('./panels.tsx'), useTexts)).PANELS[panel],
    });

const action = panelIn(homeActions);
const top = panelIn(homeTop);
const main = panelIn(homeMain);
const side = panelIn(homeSide);

export const fillings: readonly SlotFilling[] = [
  action('Book', 10, isCustomer, () => useTexts().book),
  top('OrderCounts', 10, isCustomer, () => useTexts().statuses),
  main('ToDo', 10, isCustomer, () => useTexts().toDo.title),
  main('TrainsInTransit', 20, isCustomer, () => useTexts().underWay.title),
  side('BookableTrains', 10, isCustomer, () => useTexts().coming.title),

  action('Review', 10, operates, () => useTexts().queue.open),
  main('Load', 10, operates, () => useTexts().load.title),
  side('Queue', 10, operates, () => useTexts().queue.title),
  side('DeparturesToday', 20, operates, () => useTexts().today.title),

  top('Intro', 10, isVisitor, () => useTexts().title),
  main('Trace', 10, isVisitor, () => useTexts().welcome.trace),
  main('Timetable', 20, readsTimetable, () => useTexts().welcome.timetable),
  side('NextTrains', 10, isVisitor, () => useTexts().welcome.trains),
];
