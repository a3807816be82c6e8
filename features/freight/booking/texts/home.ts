import { template, texts } from '../../../../libs/texts/texts.ts';
import { russianPlural } from '../../../../platform/wire/language.ts';

interface Lacking {
  numbers: number;
  vgm: number;
}

const joined = (parts: readonly (string | false)[]) => parts.filter(Boolean).join(', ');

export const { zh, en, ru } = texts({
  expiring: ['24 小时内失效的订舱', 'Bookings expiring within 24 h', 'Бронирования, истекающие в течение 24 ч'],
  inTransit: ['在途集装箱', 'Containers in transit', 'Контейнеры в пути'],
  teuOfMonth: ['本月订舱 TEU', 'TEU booked this month', 'ДФЭ, забронировано за месяц'],
  orders: template(
    (p: { count: number }) => `${p.count} 单`,
    (p) => `${p.count} ${p.count === 1 ? 'order' : 'orders'}`,
    (p) => `${p.count} ${russianPlural(p.count, 'заказ', 'заказа', 'заказов')}`,
  ),
  clashes: ['箱号冲突', 'Duplicate numbers', 'Спорные номера контейнеров'],
  atRisk: [
    '72 小时内截单、资料不全的集装箱',
    'Container details incomplete, cut-off within 72 h',
    'Неполные данные контейнеров, срок документов в течение 72 ч',
  ],
  lacking: template(
    (p: Lacking) => joined([p.numbers > 0 && `无箱号 ${p.numbers}`, p.vgm > 0 && `无 VGM ${p.vgm}`]),
    (p) => joined([p.numbers > 0 && `no number ${p.numbers}`, p.vgm > 0 && `no VGM ${p.vgm}`]),
    (p) => joined([p.numbers > 0 && `без номера ${p.numbers}`, p.vgm > 0 && `без VGM ${p.vgm}`]),
  ),
});
