import type { FormInstance } from 'antd';
import { useLocation, useNavigate } from 'react-router';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { showToast } from '../../../../../platform/web/toast/toast.ts';
import type { TrainDetail } from '../../../train/wire.ts';
import { isHavingTempOrders, listOrders, queryOrderBigStatus, saveBooking } from '../../wire.ts';
import { storeRequest } from '../confirmation/requestStorage.ts';
import { bookingPath, CONFIRMATION_PATH, NEW_ORDER } from '../paths.ts';
import { useTexts } from '../texts.ts';
import type { BookingKey } from './bookingStorage.ts';
import { type BookingValues, bookingInput, isBlankGoods } from './bookingValues.ts';
import { readReturnState, returnStateWith } from './formReturnState.ts';
import type { BookingDraft } from './useBookingDraft.ts';

/** Form actions: continue to the confirmation, or save a draft on the server. */
export function useBookingActions(options: {
  form: FormInstance<BookingValues>;
  train: TrainDetail;
  bookingKey: BookingKey;
  draft: BookingDraft;
  onSent: (requestKey: string) => void;
}) {
  const { form, train, bookingKey, draft, onSent } = options;
  const texts = useTexts().form;
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const { isReturning, error } = readReturnState(state);
  const write = useWrite(saveBooking, { invalidates: [listOrders, queryOrderBigStatus, isHavingTempOrders] });
  const orderBigNo = bookingKey.order === NEW_ORDER ? undefined : bookingKey.order;

  /** Drops blank lines of goods, so that indexes of server field errors match the form. */
  function dropBlankGoods(): BookingValues {
    const values: BookingValues = form.getFieldsValue(true);
    const tidy = { ...values, goods: values.goods.filter((line) => !isBlankGoods(line)) };
    form.setFieldsValue(tidy);
    draft.store(tidy);
    return tidy;
  }

  const next = async () => {
    const requestKey = storeRequest({ train, order: bookingKey.order, values: dropBlankGoods() });
    onSent(requestKey);
    // The form's own entry of the history: Back leads to the order once the request is submitted.
    await navigate(pathname + search, { replace: true, state: returnStateWith(null, requestKey) });
    await navigate(CONFIRMATION_PATH);
  };

  const saveDraft = async () => {
    const isRight = await form.validateFields().then(
      () => true,
      () => false,
    );
    if (!isRight) return showToast('error', texts.fixFields);
    const input = bookingInput(dropBlankGoods(), { trainInfoId: train.trainInfoId, orderBigNo, draft: true });
    const saved = await write.send(input);
    if (!saved) return;
    showToast('success', texts.draftSaved(saved));
    // the form of a new booking stays behind its tab, empty again
    if (orderBigNo === undefined) form.setFieldsValue(draft.discard());
    else draft.clear();
    void navigate(bookingPath(train, { order: saved.orderBigNo }), {
      replace: true,
      state: returnStateWith(null),
    });
  };

  return { next, saveDraft, isSaving: write.isPending, error: write.error ?? error, isReturning };
}
