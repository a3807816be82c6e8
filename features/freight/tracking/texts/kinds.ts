import { texts } from '../../../../libs/texts/texts.ts';

export const { tree, zh, en, ru } = texts({
  kinds: {
    gateIn: ['重箱进站', 'Gate in', 'Завоз на терминал'],
    released: ['海关放行', 'Released by customs', 'Выпуск таможней'],
    loaded: ['装车', 'Loaded', 'Погрузка'],
    departed: ['发车', 'Departed', 'Отправление'],
    borderArrived: ['到达口岸', 'Arrived at border crossing', 'Прибытие на погранпереход'],
    transshipped: ['口岸换装', 'Transshipped', 'Перегрузка 1435/1520'],
    borderDeparted: ['口岸发车', 'Departed border crossing', 'Отправление с погранперехода'],
    arrived: ['到站', 'Arrived', 'Прибытие'],
    unloaded: ['卸车', 'Unloaded', 'Выгрузка'],
    gateOut: ['提箱出站', 'Gate out', 'Вывоз с терминала'],
    emptyReturned: ['还空箱', 'Empty returned', 'Сдача порожнего'],
  },
  classifiers: {
    planned: ['计划', 'Planned', 'План'],
    estimated: ['预计', 'Estimated', 'Прогноз'],
    actual: ['实际', 'Actual', 'Факт'],
  },
});
