import { Alert, DatePicker, Form, Modal } from 'antd';
import type { Dayjs } from 'dayjs';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { usePlatformTexts } from '../../../../platform/web/texts/platformTexts.ts';
import { FieldErrors } from '../../../../platform/web/widgets/form/FieldErrors.tsx';
import type { PublicTrain } from '../../../train/wire.ts';
import { listTrainPlans } from '../../../train/wire.ts';
import { departTrain, followTrain, listEvents } from '../../wire.ts';
import { useOperatorTexts } from '../texts.ts';
import { platformNow, SHOWN_TIME, wireTime } from './platformClock.ts';

interface Props {
  isOpen: boolean;
  train: PublicTrain;
  onClose: () => void;
}

/** Marks a train departed, after saying what that does. */
export function DepartDialog({ isOpen, train, onClose }: Props) {
  const texts = useOperatorTexts();
  const { action } = usePlatformTexts();
  const [form] = Form.useForm<{ time: Dayjs }>();
  const refreshes = [followTrain, listEvents, listTrainPlans];
  const depart = useWrite(departTrain, { refreshes, done: texts.departDone });

  const confirm = async ({ time }: { time: Dayjs }) => {
    const { trainInfoId } = train;
    if ((await depart.send({ trainInfoId, time: wireTime(time) })) !== undefined) onClose();
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
          initialValue={platformNow()}
          rules={[{ required: true, message: texts.required }]}
        >
          <DatePicker
            showTime={{ format: 'HH:mm' }}
            format={SHOWN_TIME}
            style={{ width: '100%' }}
            allowClear={false}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
