import { template, texts } from '../../../../libs/texts/texts.ts';

export const { zh, en, ru } = texts({
  late: ['晚点班列', 'Late trains', 'Опаздывающие поезда'],
  silent: ['逾期未报', 'Trains not reporting', 'Поезда без сообщений'],
  departureOverdue: ['逾期未发', 'Departures overdue', 'Не отправлены в срок'],
  cutoffs: [
    '24 小时内截单，箱号未齐',
    'Container nos. incomplete, cut-off within 24 h',
    'Номера не внесены, срок документов в течение 24 ч',
  ],
  missing: template(
    (p: { containers: number; customers: number }) => `${p.containers} 箱无箱号，${p.customers} 家客户`,
    (p) => `container nos. missing: ${p.containers}, customers: ${p.customers}`,
    (p) => `без номера: ${p.containers}, клиентов: ${p.customers}`,
  ),
});
