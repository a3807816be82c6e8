import { withTexts } from '../../../../platform/web/language/withTexts.ts';
import type { SlotFilling } from '../../../../platform/web/slots/slot.ts';
import { hasPermission } from '../../../../platform/wire/currentUser.ts';
import { planChanges, planEndings } from '../../train/web/slots.ts';
import { ORDER_ACCESS } from '../accessWire.ts';
import { useOperatorTexts } from './operator/texts.ts';
import { operatorOrderSections, orderAside, orderFacts, orderLead, orderSections } from './slots.ts';
import { useTexts } from './texts.ts';

const sections = () => withTexts(import('./detail/sections.tsx'), useTexts);

const ofOrder: SlotFilling[] = [
  orderSections.fill({
    name: 'train',
    order: 10,
    useTitle: () => useTexts().train.title,
    load: async () => (await sections()).TrainSection,
  }),
  orderLead.fill({
    name: 'containers',
    order: 20,
    useTitle: () => useTexts().detail.containers,
    load: async () => (await sections()).ContainersSection,
  }),
  orderSections.fill({
    name: 'papers',
    order: 30,
    useTitle: () => useTexts().papers.title,
    isShown: (user) => hasPermission(user, ORDER_ACCESS.papers),
    load: async () => (await sections()).PapersSection,
  }),
  orderFacts.fill({
    name: 'goods',
    order: 10,
    useTitle: () => useTexts().detail.goods,
    // of other orders: the goods of papers, a section of a later feature
    isShown: (_user, { order }) => order.status === 'draft',
    load: async () => (await sections()).GoodsSection,
  }),
  orderFacts.fill({
    name: 'contact',
    order: 30,
    useTitle: () => useTexts().detail.contact,
    load: async () => (await sections()).ContactSection,
  }),
  orderAside.fill({
    name: 'history',
    order: 10,
    useTitle: () => useTexts().detail.timeline,
    load: async () => (await sections()).HistorySection,
  }),
];

const operatorSections = () => withTexts(import('./operator/order/sections.tsx'), useTexts, useOperatorTexts);

const ofOperator: SlotFilling[] = [
  operatorOrderSections.fill({
    name: 'train',
    order: 10,
    useTitle: () => useOperatorTexts().drawer.train,
    load: async () => (await operatorSections()).TrainSection,
  }),
  operatorOrderSections.fill({
    name: 'containers',
    order: 20,
    useTitle: () => useOperatorTexts().drawer.containers,
    load: async () => (await operatorSections()).ContainersSection,
  }),
  operatorOrderSections.fill({
    name: 'papers',
    order: 40,
    useTitle: () => useTexts().papers.title,
    load: async () => (await operatorSections()).PapersSection,
  }),
  operatorOrderSections.fill({
    name: 'history',
    order: 60,
    useTitle: () => useTexts().detail.timeline,
    load: async () => (await operatorSections()).HistorySection,
  }),
];

const planDialogs = () => withTexts(import('./operator/plan/PlanDialogs.tsx'), useOperatorTexts);

const ofPlan: SlotFilling[] = [
  planChanges.fill({
    name: 'departure',
    order: 10,
    useTitle: () => useOperatorTexts().departure.change,
    load: async () => (await planDialogs()).DepartureDialog,
  }),
  planEndings.fill({
    name: 'cancel',
    order: 10,
    useTitle: () => useOperatorTexts().cancelling.cancel,
    isShown: (_user, { train }) => train.abilities.cancel,
    load: async () => (await planDialogs()).CancelTrainDialog,
  }),
];

export const fillings: readonly SlotFilling[] = [...ofOrder, ...ofOperator, ...ofPlan];
