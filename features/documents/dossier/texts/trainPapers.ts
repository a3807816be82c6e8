import { texts } from '../../../../libs/texts/texts.ts';

/** Names of the papers of a whole train. */
export const { tree, zh, en, ru } = texts({
  containerList: ['集装箱清单', 'Container list', 'Ведомость контейнеров'],
  wagonList: ['车辆清单', 'Wagon list', 'Вагонный лист'],
});
