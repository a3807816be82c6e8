import { Alert, Form, Modal } from 'antd';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { usePlatformTexts } from '../../../../platform/web/texts/platformTexts.ts';
import { DateField } from '../../../../platform/web/widgets/fields/DateField.tsx';
import { FieldErrors } from '../../../../platform/web/widgets/form/FieldErrors.tsx';
import { getBookingDetail, getLoadPlan, listBookings } from '../../../booking/wire.ts';
import { listTrainPlans, type PublicTrain } from '../../../train/wire.ts';
import { departTrain, followTrain, listEvents } from '../../wire.ts';
import { useOperatorTexts } from '../texts.ts';
import { platformNow } from './platformClock.ts';

interface Props {
  isOpen: boolean;
  train: PublicTrain;
  onClose: () => void;
}

const INVALIDATES = [followTrain, listEvents, listTrainPlans, getLoadPlan, listBookings, getBookingDetail];

export function DepartDialog({ isOpen, train, onClose }: Props) {
  const texts = useOperatorTexts();
  const { action } = usePlatformTexts();
  const format = useFormat();
  const [form] = Form.useForm<{ time: string }>();
  const depart = useWrite(departTrain, { invalidates: INVALIDATES, done: texts.departDone });

  const confirm = async ({ time }: { time: string }) => {
    const { trainInfoId } = train;
    if ((await depart.send({ trainInfoId, time })) !== undefined) onClose();
  };
  return (
    <Modal
      open={isOpen}
      destroyOnHidden
      title={`${texts.depart} · ${train.trainNo} ${train.lineName}`}
      okText={texts.depart}
      cancelText={action.cancel}
      confirmLoading={depart.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Alert type="warning" showIcon title={texts.departText} style={{ marginBottom: 16 }} />
      <Form form={form} layout="vertical" preserve={false} onFinish={confirm}>
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
      </Form>
    </Modal>
  );
}
