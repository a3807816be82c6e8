import { Form, InputNumber, Modal } from 'antd';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { usePlatformTexts } from '../../../../platform/web/texts/platformTexts.ts';
import { TeuBar } from '../../../../platform/web/widgets/figures/TeuBar.tsx';
import { FieldErrors } from '../../../../platform/web/widgets/form/FieldErrors.tsx';
import { changeCapacity, listTrainPlans, MAX_CAPACITY_TEU } from '../../wire.ts';
import { usePlanTexts } from '../texts.ts';
import type { PlanDialogProps } from './planDialog.ts';

const LEAST_TEU = 2;

/** Changes how much a train carries; never below what is sold. */
export function CapacityDialog({ train, isOpen, onClose }: PlanDialogProps) {
  const { capacity: texts } = usePlanTexts();
  const { action } = usePlatformTexts();
  const [form] = Form.useForm<{ capacityTeu: number }>();
  const typed = Form.useWatch('capacityTeu', form);
  const change = useWrite(changeCapacity, { refreshes: [listTrainPlans], done: texts.done });

  const save = async ({ capacityTeu }: { capacityTeu: number }) => {
    const { trainInfoId } = train;
    if ((await change.send({ trainInfoId, capacityTeu })) !== undefined) onClose();
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
        initialValues={{ capacityTeu: train.capacityTeu }}
        onFinish={(values) => void save(values)}
      >
        <FieldErrors form={form} error={change.error} />
        <Form.Item
          name="capacityTeu"
          label={texts.label}
          extra={texts.hint({ sold: train.soldTeu, most: MAX_CAPACITY_TEU })}
          rules={[
            { required: true },
            { type: 'number', min: Math.max(LEAST_TEU, train.soldTeu), max: MAX_CAPACITY_TEU },
          ]}
        >
          <InputNumber precision={0} autoFocus style={{ width: 160 }} />
        </Form.Item>
        <TeuBar sold={train.soldTeu} capacity={typed ?? train.capacityTeu} />
      </Form>
    </Modal>
  );
}
