import { z } from 'zod';
import type { SentBy } from '../../../../../platform/wire/call.ts';
import { payloadKg, sizeType, teuOf } from '../../../train/sizeTypes.ts';
import type { Price } from '../../../train/wire.ts';
import { bookedService } from '../../bookedServices.ts';
import type { ContainerRequest, OrderDetail } from '../../order.ts';
import { owner } from '../../states.ts';
import type { saveBooking } from '../../wire.ts';
import { type PricedLine, type Sum, sumsOf } from '../price/sums.ts';

/** Values of the booking form, complete or not; also the stored format. */
export const bookingValues = z.object({
  containers: z.array(z.object({ sizeType: sizeType.nullable(), count: z.number().int().nullable(), owner: owner })),
  goods: z.array(
    z.object({
      nameCn: z.string(),
      nameEn: z.string(),
      nameRu: z.string(),
      hscode: z.string(),
      grossWeightKg: z.number().nullable(),
    }),
  ),
  contactName: z.string(),
  contactMobile: z.string(),
  remark: z.string(),
  customerRef: z.string().default(''),
  services: z.array(bookedService).default([]),
});
export type BookingValues = z.infer<typeof bookingValues>;
export type ContainerLine = BookingValues['containers'][number];
export type GoodsLineValues = BookingValues['goods'][number];

export const NEW_CONTAINER_LINE: ContainerLine = { sizeType: null, count: 1, owner: 'COC' };
export const NEW_GOODS_LINE: GoodsLineValues = {
  nameCn: '',
  nameEn: '',
  nameRu: '',
  hscode: '',
  grossWeightKg: null,
};

export function freshValues(contact: { contactName: string; contactMobile: string }): BookingValues {
  return {
    containers: [NEW_CONTAINER_LINE],
    goods: [NEW_GOODS_LINE],
    contactName: contact.contactName,
    contactMobile: contact.contactMobile,
    remark: '',
    customerRef: '',
    services: [],
  };
}

/** Form values of a draft; single containers are grouped into lines. */
export function valuesOfOrder(order: OrderDetail): BookingValues {
  const lines = new Map<string, ContainerRequest>();
  for (const { sizeType: type, owner } of order.containers) {
    const key = `${type} ${owner}`;
    lines.set(key, { sizeType: type, owner: owner, count: (lines.get(key)?.count ?? 0) + 1 });
  }
  return {
    containers: [...lines.values()],
    goods: order.goods.length > 0 ? order.goods.map((goods) => ({ ...goods })) : [NEW_GOODS_LINE],
    contactName: order.contactName,
    contactMobile: order.contactMobile,
    remark: order.remark,
    customerRef: order.customerRef,
    services: order.services,
  };
}

/** Complete lines; incomplete ones are skipped. */
export function requestedContainers(values: Pick<BookingValues, 'containers'>): ContainerRequest[] {
  return values.containers.flatMap((line) =>
    line.sizeType && line.count ? [{ sizeType: line.sizeType, count: line.count, owner: line.owner }] : [],
  );
}

/** Blank lines of goods are not sent. */
export function isBlankGoods(goods: GoodsLineValues): boolean {
  const typed = goods.nameCn + goods.nameEn + goods.nameRu + goods.hscode;
  return typed.trim() === '' && goods.grossWeightKg === null;
}

/** Input of `saveBooking` from validated values. */
export function bookingInput(
  values: BookingValues,
  sent: { trainInfoId: number; orderBigNo: string | undefined; draft: boolean },
): SentBy<typeof saveBooking> {
  const goods = values.goods.filter((line) => !isBlankGoods(line));
  return {
    ...sent,
    containers: requestedContainers(values),
    goods: goods.map((line) => ({ ...line, grossWeightKg: line.grossWeightKg ?? 0 })),
    contactName: values.contactName,
    contactMobile: values.contactMobile,
    remark: values.remark,
    customerRef: values.customerRef,
    services: values.services,
  };
}

/** Weight and payload in kg, sums per currency. */
export interface BookingTotal {
  count: number;
  teu: number;
  weightKg: number;
  payloadKg: number;
  sums: Sum[];
}

/** Lines without a price count in all figures but the sums. */
export function totalOf(values: BookingValues, prices: readonly Price[]): BookingTotal {
  const requested = requestedContainers(values);
  const priced: PricedLine[] = requested.flatMap((line) => {
    const found = prices.find((price) => price.sizeType === line.sizeType);
    return found ? [{ amount: found.price, currency: found.currency, count: line.count }] : [];
  });
  return {
    count: requested.reduce((sum, line) => sum + line.count, 0),
    teu: teuOf(requested),
    weightKg: values.goods.reduce((sum, line) => sum + (line.grossWeightKg ?? 0), 0),
    payloadKg: requested.reduce((sum, line) => sum + payloadKg(line.sizeType) * line.count, 0),
    sums: sumsOf(priced),
  };
}
