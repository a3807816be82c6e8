import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { listTrainPlans } from '../../../train/wire.ts';
import {
  confirmBooking,
  confirmBookings,
  getBookingDetail,
  getLoadPlan,
  listBookings,
  refuseBooking,
} from '../../wire.ts';
import { useOperatorTexts } from './texts.ts';

const REFRESHES = [listBookings, getBookingDetail, getLoadPlan, listTrainPlans];

/** Resolves to whether the call succeeded. */
export function useConfirm() {
  const texts = useOperatorTexts().answer;
  const write = useWrite(confirmBooking, { invalidates: REFRESHES, done: texts.confirmed });
  return {
    confirm: async (orderBigNo: string) => (await write.send({ orderBigNo })) !== undefined,
    isPending: write.isPending,
  };
}

/** Resolves to whether the call succeeded. */
export function useRefuse() {
  const texts = useOperatorTexts().answer;
  const write = useWrite(refuseBooking, { invalidates: REFRESHES, done: texts.refused });
  return {
    refuse: async (orderBigNo: string, reason: string) =>
      (await write.send({ orderBigNo, reason })) !== undefined,
  };
}

export function useConfirmSeveral() {
  return useWrite(confirmBookings, { invalidates: REFRESHES });
}
