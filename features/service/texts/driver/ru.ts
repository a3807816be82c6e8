import { SERVICE_ORDER_KIND_NAMES } from '../../names.ts';
import type zh from './zh.ts';

const ru: typeof zh = {
  title: 'Рейс',
  kinds: SERVICE_ORDER_KIND_NAMES.ru,
  offline: 'Нет связи. Отметки сохранены на телефоне и уйдут позже; не закрывайте страницу.',
  place: 'Получение',
  address: 'Загрузка / выгрузка',
  returnPlace: 'Сдача',
  container: 'Контейнер',
  reference: '№ релиза',
  window: 'Прибыть',
  note: 'Примечание',
  navigate: 'Маршрут',
  call: (p) => `Позвонить: ${p.name}`,
  report: 'Отметки',
  steps: {
    pickedUp: 'Отметить: контейнер получен',
    arrived: 'Отметить: прибыл на загрузку',
    loaded: 'Отметить: загрузка окончена',
    delivered: 'Отметить: контейнер сдан',
  },
  reportedAs: {
    pickedUp: 'Контейнер получен',
    arrived: 'Прибыл',
    loaded: 'Загрузка окончена',
    delivered: 'Контейнер сдан',
    photo: 'Фото',
    problem: 'Проблема',
  },
  addPhoto: 'Добавить фото',
  problem: 'Сообщить о проблеме',
  problemText: 'Что случилось?',
  sendProblem: 'Отправить',
  allDone: 'Рейс выполнен. Спасибо!',
  reported: 'Отмечено',
  waiting: 'ждёт отправки',
};
export default ru;
