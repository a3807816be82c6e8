import { dictionaryOf } from '../../../../platform/server/dictionaryOf.ts';
import type { Dictionary } from '../../../../platform/server/feature.ts';
import type { ListClass } from '../../../../platform/wire/listClass.ts';
import type { OrderStatus } from '../states.ts';
import { en, ru, zh } from '../texts/page.ts';

const ORDER_COLOURS = {
  draft: 'info',
  submitted: 'primary',
  waitlisted: 'warning',
  confirmed: 'success',
  documents: 'warning',
  ready: 'success',
  departed: 'primary',
  arrived: 'primary',
  delivered: 'success',
  settled: 'info',
  refused: 'danger',
  withdrawn: 'info',
  expired: 'info',
} as const satisfies Record<OrderStatus, ListClass>;

export const dictionaries: readonly Dictionary[] = [
  dictionaryOf(
    { dictType: 'orderStatus', name: { zh: '订单状态', en: 'Order status', ru: 'Статус заказа' } },
    { zh: zh.status, en: en.status, ru: ru.status },
    ORDER_COLOURS,
  ),
  dictionaryOf(
    {
      dictType: 'containerStatus',
      name: { zh: '集装箱状态', en: 'Container status', ru: 'Статус контейнера' },
    },
    { zh: zh.containerStatus, en: en.containerStatus, ru: ru.containerStatus },
  ),
  dictionaryOf(
    {
      dictType: 'containerOwner',
      name: { zh: '箱属', en: 'Container ownership (SOC/COC)', ru: 'Принадлежность контейнера' },
    },
    { zh: zh.owner, en: en.owner, ru: ru.owner },
  ),
];
