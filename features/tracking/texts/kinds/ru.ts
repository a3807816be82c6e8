import type zh from './zh.ts';

const ru: typeof zh = {
  kinds: {
    gateIn: 'Завоз на терминал',
    released: 'Выпуск таможней',
    loaded: 'Погрузка',
    departed: 'Отправление',
    borderArrived: 'Прибытие на погранпереход',
    transshipped: 'Перегрузка на другую колею',
    borderDeparted: 'Отправление с погранперехода',
    arrived: 'Прибытие',
    unloaded: 'Выгрузка',
    gateOut: 'Вывоз с терминала',
    emptyReturned: 'Сдача порожнего',
  },
  classifiers: { planned: 'План', estimated: 'Прогноз', actual: 'Факт' },
};
export default ru;
