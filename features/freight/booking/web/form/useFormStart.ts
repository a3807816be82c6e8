import { useRead } from '../../../../../platform/web/query/useRead.ts';
import type { CallError } from '../../../../../platform/web/request/callError.ts';
import type { LineNeed } from '../../../../money/deposit/lineNeed.ts';
import { getTrainDetail, type TrainDetail } from '../../../train/wire.ts';
import type { OrderDetail } from '../../order.ts';
import { checkCompanyAndBookingStatus, getInitParam, getOrderDetail } from '../../wire.ts';
import { endWithoutSpace } from '../detail/progress.ts';
import { NEW_ORDER } from '../paths.ts';
import type { BookingKey } from './bookingStorage.ts';
import { type BookingValues, freshValues, valuesOfOrder } from './bookingValues.ts';

/** Initial data of the form; `closed`: the order is no longer a draft. */
export type FormStart =
  | { status: 'coming' }
  | { status: 'failed'; error: CallError; retry: () => void }
  | { status: 'closed'; endedAs: ReturnType<typeof endWithoutSpace> }
  | {
      status: 'ready';
      train: TrainDetail;
      values: BookingValues;
      maxContainers: number;
      /** localized reason, null if bookable */
      refusal: string | null;
      /** what the line needs and the company lacks; says more than `refusal` */
      lacks: LineNeed | null;
    };

const SPACE_REFETCH_MS = 60_000;

/** `copied` = order whose containers, goods and contact a new booking starts with. */
export function useFormStart({ trainInfoId, order }: BookingKey, copied: string | null = null): FormStart {
  const isDraft = order !== NEW_ORDER;
  const train = useRead(getTrainDetail, { trainInfoId }, { refetchEveryMs: SPACE_REFETCH_MS });
  const check = useRead(checkCompanyAndBookingStatus, { trainInfoId });
  const init = useRead(getInitParam, {});
  const isCopy = !isDraft && copied !== null;
  const draft = useRead(getOrderDetail, { orderBigNo: order }, { enabled: isDraft });
  const model = useRead(getOrderDetail, { orderBigNo: copied ?? '' }, { enabled: isCopy });
  const reads = [train, check, init, ...(isDraft ? [draft] : []), ...(isCopy ? [model] : [])];

  const failed = reads.find((read) => read.error && !read.data);
  if (failed?.error) {
    return {
      status: 'failed',
      error: failed.error,
      retry: () => {
        for (const read of reads) if (read.error) void read.refetch();
      },
    };
  }
  if (!train.data || !check.data || !init.data) return { status: 'coming' };
  if ((isDraft && !draft.data) || (isCopy && !model.data)) return { status: 'coming' };
  if (draft.data && !draft.data.abilities.edit) return { status: 'closed', endedAs: endWithoutSpace(draft.data) };
  return {
    status: 'ready',
    train: train.data,
    values: valuesFrom(draft.data, model.data, init.data),
    maxContainers: init.data.maxContainers,
    refusal: check.data.allowed ? null : (check.data.reason ?? ''),
    lacks: check.data.lacks,
  };
}

/** A copy carries over what was booked, not the reference of the old shipment. */
function valuesFrom(
  draft: OrderDetail | undefined,
  model: OrderDetail | undefined,
  contact: Parameters<typeof freshValues>[0],
): BookingValues {
  if (draft) return valuesOfOrder(draft);
  return model ? { ...valuesOfOrder(model), customerRef: '' } : freshValues(contact);
}
