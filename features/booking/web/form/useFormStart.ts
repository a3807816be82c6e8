import { useRead } from '../../../../platform/web/query/useRead.ts';
import type { CallError } from '../../../../platform/web/request/callError.ts';
import { getTrainDetail, type TrainDetail } from '../../../train/wire.ts';
import { checkCompanyAndBookingStatus, getInitParam, getOrderDetail } from '../../wire.ts';
import { NEW_ORDER } from '../paths.ts';
import type { BookingKey } from './bookingStorage.ts';
import { type BookingValues, freshValues, valuesOfOrder } from './bookingValues.ts';

/** Initial data of the form; `closed`: the order is no longer a draft. */
export type FormStart =
  | { status: 'coming' }
  | { status: 'failed'; error: CallError; retry: () => void }
  | { status: 'closed' }
  | {
      status: 'ready';
      train: TrainDetail;
      values: BookingValues;
      maxContainers: number;
      /** localized reason, null if bookable */
      refusal: string | null;
    };

const SPACE_REFETCH_MS = 60_000;

export function useFormStart({ trainInfoId, order }: BookingKey): FormStart {
  const isDraft = order !== NEW_ORDER;
  const train = useRead(getTrainDetail, { trainInfoId }, { refetchEveryMs: SPACE_REFETCH_MS });
  const check = useRead(checkCompanyAndBookingStatus, { trainInfoId });
  const init = useRead(getInitParam, {});
  const draft = useRead(getOrderDetail, { orderBigNo: order }, { enabled: isDraft });
  const reads = isDraft ? [train, check, init, draft] : [train, check, init];

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
  if (!train.data || !check.data || !init.data || (isDraft && !draft.data)) return { status: 'coming' };
  if (draft.data && !draft.data.moves.edit) return { status: 'closed' };
  return {
    status: 'ready',
    train: train.data,
    values: draft.data ? valuesOfOrder(draft.data) : freshValues(init.data),
    maxContainers: init.data.maxContainers,
    refusal: check.data.allowed ? null : (check.data.reason ?? ''),
  };
}
