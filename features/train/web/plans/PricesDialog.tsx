import { Form, Modal } from 'antd';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { usePlatformTexts } from '../../../../platform/web/texts/platformTexts.ts';
import { FieldErrors } from '../../../../platform/web/widgets/form/FieldErrors.tsx';
import { listTrainPlans, savePrices } from '../../wire.ts';
import { usePlanTexts } from '../texts.ts';
import { PriceFields } from './PriceFields.tsx';
import type { PlanDialogProps } from './planDialog.ts';
import { type PriceList, priceListOf, pricesOf } from './priceList.ts';

/** Replaces the prices of a train; bookings made keep theirs. */
export function PricesDialog({ train, isOpen, onClose }: PlanDialogProps) {
  const { prices: texts } = usePlanTexts();
  const { action } = usePlatformTexts();
  const [form] = Form.useForm<PriceList>();
  const change = useWrite(savePrices, { refreshes: [listTrainPlans], done: texts.done });

  const save = async (list: PriceList) => {
    const { trainInfoId } = train;
    if ((await change.send({ trainInfoId, prices: pricesOf(list) })) !== undefined) onClose();
  };
  return (
    <Modal
      open={isOpen}
      destroyOnHidden
      width={520}
      title={texts.title({ trainNo: train.trainNo })}
      okText={action.save}
      cancelText={action.cancel}
      confirmLoading={change.isPending}
      mask={{ closable: false }}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p>{texts.hint}</p>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={priceListOf(train.prices)}
        onFinish={(values) => void save(values)}
      >
        <FieldErrors form={form} error={change.error} />
        <PriceFields />
      </Form>
    </Modal>
  );
}
