import { Form, Modal } from 'antd';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { usePlatformTexts } from '../../../../platform/web/texts/platformTexts.ts';
import { showToast } from '../../../../platform/web/toast/toast.ts';
import { DateField } from '../../../../platform/web/widgets/fields/DateField.tsx';
import { FieldErrors } from '../../../../platform/web/widgets/form/FieldErrors.tsx';
import { formatDate } from '../../../../platform/wire/time.ts';
import { changeDeparture } from '../../../booking/wire.ts';
import { listTrainPlans } from '../../wire.ts';
import { usePlanTexts } from '../texts.ts';
import type { PlanDialogProps } from './planDialog.ts';

/** Has a train leave at another time, and tells how many customers' bookings are told of it. */
export function DepartureDialog({ train, isOpen, onClose }: PlanDialogProps) {
  const { departure: texts, form: formTexts } = usePlanTexts();
  const { action } = usePlatformTexts();
  const format = useFormat();
  const [form] = Form.useForm<{ departTime: string }>();
  const change = useWrite(changeDeparture, { refreshes: [listTrainPlans] });

  const save = async ({ departTime }: { departTime: string }) => {
    const told = await change.send({ trainInfoId: train.trainInfoId, departTime });
    if (told === undefined) return;
    showToast('success', texts.done({ count: told.bookings }));
    onClose();
  };
  return (
    <Modal
      open={isOpen}
      destroyOnHidden
      width={440}
      title={texts.title({ trainNo: train.trainNo })}
      okText={action.save}
      cancelText={action.cancel}
      confirmLoading={change.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ departTime: train.departTime }}
        onFinish={(values) => void save(values)}
      >
        <FieldErrors form={form} error={change.error} />
        <p>{texts.hint({ cutoff: format.dateTime(train.cutoffTime) })}</p>
        <Form.Item
          name="departTime"
          label={formTexts.departTime}
          extra={formTexts.zone}
          rules={[{ required: true }]}
        >
          <DateField hasTime isFixed minuteStep={5} rules={[{ before: formatDate(new Date()) }]} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
