import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { useWho } from '../../../../platform/web/who/who.ts';
import type { PayloadOf } from '../../../../platform/wire/call.ts';
import { getNearbyTrains, getTrainDetail } from '../../../train/wire.ts';
import { isHavingTempOrders, listOrders, queryOrderBigStatus, saveBooking } from '../../wire.ts';
import { bookingInput } from '../form/bookingValues.ts';
import { forgetBooking } from '../form/keptBookings.ts';
import { NEW_ORDER } from '../paths.ts';
import { type BookingRequest, forgetRequest } from './keptRequest.ts';

/** Submits the booking, then clears its stored copies. */
export function useSubmit(
  request: BookingRequest,
  then: { onBooked: (order: PayloadOf<typeof saveBooking>) => void; onRefused: () => void },
) {
  const { userId } = useWho().user;
  const { train, order, values, requestKey } = request;
  const refreshes = [listOrders, queryOrderBigStatus, isHavingTempOrders, getTrainDetail, getNearbyTrains];
  const write = useWrite(saveBooking, { refreshes, silent: true });

  const submit = async () => {
    const orderBigNo = order === NEW_ORDER ? undefined : order;
    const input = bookingInput(values, { trainInfoId: train.trainInfoId, orderBigNo, draft: false });
    const booked = await write.send({ ...input, requestKey });
    if (!booked) return then.onRefused();
    forgetRequest();
    forgetBooking(userId, { trainInfoId: train.trainInfoId, order });
    then.onBooked(booked);
  };

  return { submit, isPending: write.isPending, error: write.error };
}
