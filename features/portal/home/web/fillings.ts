import type { CurrentUserInfo } from '../../../../platform/web/currentUser/currentUser.ts';
import { withTexts } from '../../../../platform/web/language/withTexts.ts';
import { homeActions, homeMain, homeSide, homeTop } from '../../../../platform/web/slots/homeSlots.ts';
import { type Slot, type SlotFilling, whenShown } from '../../../../platform/web/slots/slot.ts';
import { hasPermission } from '../../../../platform/wire/currentUser.ts';
import { ORDER_ACCESS } from '../../../freight/booking/accessWire.ts';
import { timetableEntry } from '../../../freight/train/wire.ts';
import { readArrivals } from '../wire.ts';
import { isStaff, isSupplier, operates } from './operates.ts';
import type { OPERATOR_PANELS } from './operator/panels.tsx';
import type { PANELS } from './panels.tsx';
import { useTexts } from './texts.ts';

const orders = (user: CurrentUserInfo) => hasPermission(user, ORDER_ACCESS.own);

/** Home by ability: operator, customer or neither. */
const isCustomer = (user: CurrentUserInfo) => !operates(user) && orders(user);
const isAgent = (user: CurrentUserInfo) =>
  !operates(user) && !orders(user) && hasPermission(user, readArrivals.access.code);
const isVisitor = (user: CurrentUserInfo) => !orders(user) && !isAgent(user) && !isSupplier(user) && !isStaff(user);
const readsTimetable = (user: CurrentUserInfo) => isVisitor(user) && hasPermission(user, timetableEntry.access.code);

type Shown = [order: number, isShown: ((user: CurrentUserInfo) => boolean) | undefined, useTitle: () => string];

const panels = async () => (await withTexts(import('./panels.tsx'), useTexts)).PANELS;
const operatorPanels = async () => (await withTexts(import('./operator/panels.tsx'), useTexts)).OPERATOR_PANELS;

const panelIn =
  (slot: Slot<object>) =>
  (name: keyof typeof PANELS, ...[order, isShown, useTitle]: Shown): SlotFilling =>
    slot.fill({ name, order, ...(isShown && { isShown }), useTitle, load: async () => (await panels())[name] });

const operatorPanelIn =
  (slot: Slot<object>) =>
  (name: keyof typeof OPERATOR_PANELS, order: number, useTitle: () => string): SlotFilling =>
    slot.fill({
      name,
      order,
      useTitle,
      isShown: operates,
      load: whenShown(async () => (await operatorPanels())[name]),
    });

const action = panelIn(homeActions);
const top = panelIn(homeTop);
const main = panelIn(homeMain);
const side = panelIn(homeSide);

export const fillings: readonly SlotFilling[] = [
  action('Book', 10, isCustomer, () => useTexts().book),
  top('Attention', 5, undefined, () => useTexts().attention.title),
  top(
    'OwnFigures',
    7,
    (user) => !isCustomer(user),
    () => useTexts().attention.figures,
  ),
  side('OwnFigures', 5, isCustomer, () => useTexts().attention.figures),
  top('OrderCounts', 10, isCustomer, () => useTexts().statuses),
  main('ToDo', 10, isCustomer, () => useTexts().toDo.title),
  main('TrainsInTransit', 20, isCustomer, () => useTexts().underWay.title),
  side('BookableTrains', 10, isCustomer, () => useTexts().coming.title),

  operatorPanelIn(homeActions)('Review', 10, () => useTexts().queue.open),
  operatorPanelIn(homeMain)('DeparturesToday', 10, () => useTexts().today.title),
  operatorPanelIn(homeMain)('Load', 20, () => useTexts().load.title),
  operatorPanelIn(homeSide)('Queue', 10, () => useTexts().queue.title),

  top('Intro', 10, isVisitor, () => useTexts().title),
  main('AgentJobs', 5, isAgent, () => useTexts().agent.jobs),
  main('AgentArrivals', 7, isAgent, () => useTexts().agent.arrivals),
  side('Trace', 5, isAgent, () => useTexts().welcome.trace),
  side('Timetable', 20, isAgent, () => useTexts().welcome.timetable),
  main('Trace', 30, isSupplier, () => useTexts().welcome.trace),
  main('Trace', 10, isVisitor, () => useTexts().welcome.trace),
  main('Timetable', 20, readsTimetable, () => useTexts().welcome.timetable),
  side('NextTrains', 10, isVisitor, () => useTexts().welcome.trains),
];
