import { Alert, Form, Input, Modal } from 'antd';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { usePlatformTexts } from '../../../../../platform/web/texts/platformTexts.ts';
import { DateField } from '../../../../../platform/web/widgets/fields/DateField.tsx';
import { FieldErrors } from '../../../../../platform/web/widgets/form/FieldErrors.tsx';
import { minutesBetween } from '../../../../../platform/wire/time.ts';
import { getBookingDetail, getLoadPlan, listBookings } from '../../../booking/operatorWire.ts';
import { type DelayReason, needsDelayReason } from '../../../train/delayReasons.ts';
import { listTrainPlans, type PublicTrain } from '../../../train/wire.ts';
import {
  departTrain,
  followTrain,
  listEvents,
  listExceptions,
  listTrackedTrains,
  previewDeparture,
} from '../../wire.ts';
import { useOperatorTexts } from '../texts.ts';
import { DelayReasonField } from './DelayReasonField.tsx';
import { DepartureEffects } from './DepartureEffects.tsx';
import { platformNow } from './platformClock.ts';

interface Props {
  isOpen: boolean;
  train: PublicTrain;
  onClose: () => void;
}

interface Values {
  time: string;
  delayReason?: DelayReason;
  trainNo?: string;
}

const INVALIDATES = [
  ...[followTrain, listEvents, listTrainPlans, listTrackedTrains, listExceptions],
  ...[getLoadPlan, listBookings, getBookingDetail],
];
/** An earlier departure is confirmed by typing the train number. */
const EARLY_MINUTES = 12 * 60;

/** Cannot be undone: goes by its button only, after saying what it will do. */
export function DepartDialog({ isOpen, train, onClose }: Props) {
  const texts = useOperatorTexts();
  const { action } = usePlatformTexts();
  const format = useFormat();
  const [form] = Form.useForm<Values>();
  const depart = useWrite(departTrain, { invalidates: INVALIDATES, done: texts.departDone });
  const time = Form.useWatch('time', form) ?? '';
  const delayReason = Form.useWatch('delayReason', form);
  const preview = useRead(
    previewDeparture,
    { trainInfoId: train.trainInfoId, time, delayReason },
    { enabled: isOpen && time !== '', keepPrevious: true },
  );
  const early = time === '' ? 0 : minutesBetween(time, train.departTime);
  const isLate = time !== '' && needsDelayReason(train.expectedDepartTime, time);

  const confirm = async (typed: Values) => {
    const { trainInfoId } = train;
    const reason = isLate ? typed.delayReason : undefined;
    const sent = { trainInfoId, time: typed.time, delayReason: reason };
    if ((await depart.send(sent)) !== undefined) onClose();
  };
  return (
    <Modal
      open={isOpen}
      destroyOnHidden
      width={640}
      title={`${texts.depart} · ${train.trainNo} ${train.lineName}`}
      okText={texts.depart}
      okButtonProps={{ disabled: preview.data === undefined || preview.isPlaceholderData }}
      cancelText={action.cancel}
      confirmLoading={depart.isPending}
      mask={{ closable: false }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form form={form} component={false} layout="vertical" preserve={false} onFinish={confirm}>
        <FieldErrors form={form} error={depart.error} />
        <Form.Item
          name="time"
          label={texts.departTimeLabel}
          extra={`${texts.departTime}: ${format.dateTime(train.departTime)}`}
          initialValue={platformNow()}
          rules={[{ required: true, message: texts.required }]}
        >
          <DateField hasTime isWide isFixed shortcuts="past" rules={[{ afterTime: platformNow() }]} />
        </Form.Item>
        {isLate && <DelayReasonField name="delayReason" />}
        {early >= EARLY_MINUTES && <EarlyCheck train={train} minutes={early} />}
      </Form>
      <DepartureEffects preview={preview.data} error={preview.error} onRetry={() => void preview.refetch()} />
    </Modal>
  );
}

function EarlyCheck({ train: { trainNo }, minutes }: { train: PublicTrain; minutes: number }) {
  const texts = useOperatorTexts();
  const format = useFormat();
  const isSame = async (_rule: unknown, typed: string | undefined) => {
    if (typed?.trim().toUpperCase() !== trainNo.toUpperCase()) throw new Error(texts.early.differs);
  };
  return (
    <>
      <Alert
        type="error"
        showIcon
        title={texts.early.warning({ time: format.duration(minutes) })}
        style={{ marginBottom: 12 }}
      />
      <Form.Item
        name="trainNo"
        label={texts.early.typeNumber({ trainNo })}
        rules={[{ validator: isSame }]}
        validateTrigger="onBlur"
      >
        <Input autoComplete="off" maxLength={20} />
      </Form.Item>
    </>
  );
}
