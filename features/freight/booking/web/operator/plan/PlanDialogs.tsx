import { Form, Select } from 'antd';
import type { Rule } from 'antd/es/form';
import { useFormat } from '../../../../../../platform/web/language/format.ts';
import { useLanguage } from '../../../../../../platform/web/language/language.ts';
import { useWrite } from '../../../../../../platform/web/query/useWrite.ts';
import { showToast } from '../../../../../../platform/web/toast/toast.ts';
import { ReasonDialog } from '../../../../../../platform/web/widgets/dialog/ReasonDialog.tsx';
import { DateField } from '../../../../../../platform/web/widgets/fields/DateField.tsx';
import { FormDialog } from '../../../../../../platform/web/widgets/form/FormDialog.tsx';
import { formatDate } from '../../../../../../platform/wire/time.ts';
import {
  DELAY_REASON_NAMES,
  DELAY_REASONS,
  type DelayReason,
  needsDelayReason,
} from '../../../../train/delayReasons.ts';
import type { PlanDialogProps } from '../../../../train/web/slots.ts';
import { listTrainPlans } from '../../../../train/wire.ts';
import { cancelTrain, changeDeparture } from '../../../operatorWire.ts';
import { cancellationReasons } from '../../../standardReasons.ts';
import { useOperatorTexts } from '../texts.ts';

interface DepartureForm {
  departTime: string;
  delayReason?: DelayReason;
}

/** Changes the departure and shows the number of bookings notified. */
export function DepartureDialog({ train, isOpen, onClose }: PlanDialogProps) {
  const texts = useOperatorTexts().departure;
  const format = useFormat();
  const change = useWrite(changeDeparture, { invalidates: [listTrainPlans] });

  const save = async ({ departTime, delayReason }: DepartureForm) => {
    const notified = await change.send({ trainInfoId: train.trainInfoId, departTime, delayReason });
    if (notified !== undefined) showToast('success', texts.done({ count: notified.bookings }));
    return notified;
  };
  return (
    <FormDialog<DepartureForm>
      title={texts.title({ trainNo: train.trainNo })}
      confirmLabel={texts.change}
      isOpen={isOpen}
      first={{ departTime: train.departTime }}
      saving={change}
      onSave={save}
      onClose={onClose}
    >
      <p>{texts.hint({ cutoff: format.dateTime(train.cutoffTime) })}</p>
      <Form.Item
        name="departTime"
        label={texts.label}
        extra={texts.zone}
        rules={[{ required: true }, otherThan(train.departTime, texts.same)]}
      >
        <DateField hasTime isFixed minuteStep={5} rules={[{ before: formatDate(new Date()) }]} />
      </Form.Item>
      <DelayReasonField planned={train.departTime} />
    </FormDialog>
  );
}

/** Asked for when the new time is an hour later or more; customers read it. */
function DelayReasonField({ planned }: { planned: string }) {
  const texts = useOperatorTexts().departure;
  const language = useLanguage();
  const time: string | undefined = Form.useWatch('departTime');
  if (!time || !needsDelayReason(planned, time)) return null;
  return (
    <Form.Item name="delayReason" label={texts.reason} extra={texts.reasonHint} rules={[{ required: true }]}>
      <Select options={DELAY_REASONS.map((value) => ({ value, label: DELAY_REASON_NAMES[language][value] }))} />
    </Form.Item>
  );
}

/** A rejected time leaves the previous one in the field: no change. */
function otherThan(time: string, reason: string): Rule {
  return {
    validator: (_rule, value: unknown) => (value === time ? Promise.reject(new Error(reason)) : Promise.resolve()),
  };
}

export function CancelTrainDialog({ train, title, isOpen, onClose }: PlanDialogProps & { title: string }) {
  const texts = useOperatorTexts().cancelling;
  const format = useFormat();
  const cancel = useWrite(cancelTrain, { invalidates: [listTrainPlans] });

  const confirm = async (reason: string) => {
    const ended = await cancel.send({ trainInfoId: train.trainInfoId, reason });
    if (ended === undefined) return false;
    showToast('success', texts.done({ count: ended.endedBookings }));
    onClose();
    return true;
  };
  return (
    <ReasonDialog
      open={isOpen}
      title={texts.title({ trainNo: train.trainNo })}
      confirmLabel={title}
      isDangerous
      suggestions={cancellationReasons(useLanguage())}
      maxLength={200}
      onConfirm={confirm}
      onClose={onClose}
    >
      {texts.warning({ depart: format.dateTime(train.departTime), soldTeu: format.number(train.soldTeu) })}
    </ReasonDialog>
  );
}
