import type { FormInstance } from 'antd';
import { useLocation, useNavigate } from 'react-router';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { showToast } from '../../../../platform/web/toast/toast.ts';
import type { TrainDetail } from '../../../train/wire.ts';
import { isHavingTempOrders, listOrders, queryOrderBigStatus, saveBooking } from '../../wire.ts';
import { keepRequest } from '../confirmation/keptRequest.ts';
import { bookingPath, CONFIRMATION_PATH, NEW_ORDER } from '../paths.ts';
import { useTexts } from '../texts.ts';
import { type BookingValues, bookingInput, isBlankGoods } from './bookingValues.ts';
import type { BookingSpot } from './keptBookings.ts';
import { readReturning, returningWith } from './returning.ts';
import type { BookingDraft } from './useBookingDraft.ts';

/** Form actions: continue to the confirmation, or save a draft on the server. */
export function useBookingMoves(of: {
  form: FormInstance<BookingValues>;
  train: TrainDetail;
  spot: BookingSpot;
  draft: BookingDraft;
}) {
  const { form, train, spot, draft } = of;
  const texts = useTexts().form;
  const navigate = useNavigate();
  const { isReturning, error } = readReturning(useLocation().state);
  const write = useWrite(saveBooking, { refreshes: [listOrders, queryOrderBigStatus, isHavingTempOrders] });
  const orderBigNo = spot.order === NEW_ORDER ? undefined : spot.order;

  /** Drops blank lines of goods, so that indexes of server field errors match the form. */
  function tidied(): BookingValues {
    const values: BookingValues = form.getFieldsValue(true);
    const tidy = { ...values, goods: values.goods.filter((line) => !isBlankGoods(line)) };
    form.setFieldsValue(tidy);
    draft.keep(tidy);
    return tidy;
  }

  const next = () => {
    keepRequest({ train, order: spot.order, values: tidied() });
    void navigate(CONFIRMATION_PATH);
  };

  const saveDraft = async () => {
    const isRight = await form.validateFields().then(
      () => true,
      () => false,
    );
    if (!isRight) return showToast('error', texts.fixFields);
    const input = bookingInput(tidied(), { trainInfoId: train.trainInfoId, orderBigNo, draft: true });
    const saved = await write.send(input);
    if (!saved) return;
    showToast('success', texts.draftSaved(saved));
    draft.forget();
    void navigate(bookingPath(train, { order: saved.orderBigNo }), {
      replace: true,
      state: returningWith(null),
    });
  };

  return { next, saveDraft, isSaving: write.isPending, error: write.error ?? error, isReturning };
}
