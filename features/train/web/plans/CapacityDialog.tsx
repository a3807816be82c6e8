import { Form } from 'antd';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { numberAsText } from '../../../../platform/web/widgets/fields/numberAsText.ts';
import { QuantityInput } from '../../../../platform/web/widgets/fields/QuantityInput.tsx';
import { TeuBar } from '../../../../platform/web/widgets/figures/TeuBar.tsx';
import { FormDialog } from '../../../../platform/web/widgets/form/FormDialog.tsx';
import { changeCapacity, listTrainPlans, MAX_CAPACITY_TEU, MIN_CAPACITY_TEU } from '../../wire.ts';
import { usePlanTexts } from '../texts.ts';
import type { PlanDialogProps } from './planDialog.ts';

/** Never below the space sold. */
export function CapacityDialog({ train, isOpen, onClose }: PlanDialogProps) {
  const { capacity: texts } = usePlanTexts();
  const change = useWrite(changeCapacity, { invalidates: [listTrainPlans], done: texts.done });
  const { trainInfoId, trainNo, soldTeu } = train;
  return (
    <FormDialog<{ capacityTeu: number }>
      title={texts.title({ trainNo })}
      isOpen={isOpen}
      first={{ capacityTeu: train.capacityTeu }}
      saving={change}
      onSave={({ capacityTeu }) => change.send({ trainInfoId, capacityTeu })}
      onClose={onClose}
    >
      <Form.Item
        name="capacityTeu"
        label={texts.label}
        extra={texts.hint({ sold: soldTeu, most: MAX_CAPACITY_TEU })}
        rules={[
          { required: true },
          { type: 'number', min: Math.max(MIN_CAPACITY_TEU, soldTeu), max: MAX_CAPACITY_TEU },
        ]}
        {...numberAsText}
      >
        <QuantityInput isWhole autoFocus />
      </Form.Item>
      <TypedCapacity train={train} />
    </FormDialog>
  );
}

function TypedCapacity({ train }: Pick<PlanDialogProps, 'train'>) {
  const typed: number | null | undefined = Form.useWatch('capacityTeu');
  return <TeuBar sold={train.soldTeu} capacity={typed ?? train.capacityTeu} />;
}
