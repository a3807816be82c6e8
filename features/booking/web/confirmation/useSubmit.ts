import { useCurrentUser } from '../../../../platform/web/currentUser/currentUser.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import type { PayloadOf } from '../../../../platform/wire/call.ts';
import { getNearbyTrains, getTrainDetail } from '../../../train/wire.ts';
import { isHavingTempOrders, listOrders, queryOrderBigStatus, saveBooking } from '../../wire.ts';
import { clearBooking } from '../form/bookingStorage.ts';
import { bookingInput } from '../form/bookingValues.ts';
import { NEW_ORDER } from '../paths.ts';
import { type BookingRequest, clearRequest } from './requestStorage.ts';

/** Submits the booking, then clears its stored copies. */
export function useSubmit(
  request: BookingRequest,
  callbacks: { onBooked: (order: PayloadOf<typeof saveBooking>) => void; onRefused: () => void },
) {
  const { userId } = useCurrentUser().user;
  const { train, order, values, requestKey } = request;
  const invalidates = [listOrders, queryOrderBigStatus, isHavingTempOrders, getTrainDetail, getNearbyTrains];
  const write = useWrite(saveBooking, { invalidates, silent: true });

  const submit = async () => {
    const orderBigNo = order === NEW_ORDER ? undefined : order;
    const input = bookingInput(values, { trainInfoId: train.trainInfoId, orderBigNo, draft: false });
    const booked = await write.send({ ...input, requestKey });
    if (!booked) return callbacks.onRefused();
    clearRequest();
    clearBooking(userId, { trainInfoId: train.trainInfoId, order });
    callbacks.onBooked(booked);
  };

  return { submit, isPending: write.isPending, error: write.error };
}
