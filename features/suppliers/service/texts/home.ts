import { texts } from '../../../../libs/texts/texts.ts';
import { SERVICE_ORDER_KIND_NAMES } from '../names.ts';

export const { zh, en, ru } = texts({
  kinds: [SERVICE_ORDER_KIND_NAMES.zh, SERVICE_ORDER_KIND_NAMES.en, SERVICE_ORDER_KIND_NAMES.ru],
  toAnswer: ['待答复的服务单', 'Jobs to answer', 'Заявки, ожидающие ответа'],
  toDo: ['待执行的服务单', 'Jobs to carry out', 'Заявки к исполнению'],
  feesToEnter: ['待录费用的服务单', 'Fees to enter', 'Стоимость к внесению'],
  ofCustomers: ['待处理的客户服务单', 'Service orders to handle', 'Заявки на услуги к обработке'],
});
