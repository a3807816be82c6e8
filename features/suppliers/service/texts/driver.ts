import { template, texts } from '../../../../libs/texts/texts.ts';
import { SERVICE_ORDER_KIND_NAMES } from '../names.ts';

export const { zh, en, ru } = texts({
  title: ['运输作业', 'Trucking job', 'Рейс'],
  kinds: [SERVICE_ORDER_KIND_NAMES.zh, SERVICE_ORDER_KIND_NAMES.en, SERVICE_ORDER_KIND_NAMES.ru],
  offline: [
    '当前无网络。您的报告已保存在手机上，联网后自动发送，请勿关闭此页面。',
    'No connection. Your reports are saved on this phone and will be sent automatically; please keep this page open.',
    'Нет связи. Отметки сохранены на телефоне и будут отправлены автоматически; не закрывайте страницу.',
  ],
  place: ['提箱', 'Pick-up', 'Получение контейнера'],
  address: ['装卸货', 'Loading / delivery', 'Загрузка / выгрузка'],
  returnPlace: ['交箱', 'Container drop-off', 'Сдача контейнера'],
  container: ['集装箱', 'Container', 'Контейнер'],
  reference: ['放箱号', 'Release no.', '№ релиза'],
  window: ['到场时间', 'Time window', 'Время прибытия'],
  note: ['说明', 'Remarks', 'Примечание'],
  navigate: ['导航', 'Navigate', 'Маршрут'],
  call: template(
    (p: { name: string }) => `拨打 ${p.name}`,
    (p) => `Call ${p.name}`,
    (p) => `Позвонить: ${p.name}`,
  ),
  report: ['作业报告', 'Reports', 'Отметки'],
  steps: {
    pickedUp: ['报告：已提箱', 'Report: container picked up', 'Отметить: контейнер получен'],
    arrived: [
      '报告：已到达装卸货地点',
      'Report: arrived at loading / delivery point',
      'Отметить: прибытие на загрузку / выгрузку',
    ],
    loaded: ['报告：已装卸', 'Report: loaded / unloaded', 'Отметить: загрузка / выгрузка окончена'],
    delivered: ['报告：已交箱', 'Report: container dropped off', 'Отметить: контейнер сдан'],
  },
  reportedAs: {
    pickedUp: ['已提箱', 'Picked up', 'Контейнер получен'],
    arrived: ['已到达', 'Arrived', 'Прибыл'],
    loaded: ['已装卸', 'Loaded / unloaded', 'Загружен / выгружен'],
    delivered: ['已交箱', 'Container dropped off', 'Контейнер сдан'],
    photo: ['照片', 'Photo', 'Фото'],
    problem: ['异常', 'Problem', 'Проблема'],
  },
  addPhoto: ['拍照上传', 'Add photos', 'Добавить фото'],
  problem: ['报告异常', 'Report problem', 'Сообщить о проблеме'],
  problemText: ['发生了什么？', 'What happened?', 'Что случилось?'],
  sendProblem: ['发送', 'Send', 'Отправить'],
  allDone: ['作业已全部完成，辛苦了！', 'All done. Thank you!', 'Рейс выполнен. Спасибо!'],
  reported: ['已报告', 'Reported', 'Отмечено'],
  waiting: ['待发送', 'waiting to be sent', 'ожидает отправки'],
});
