import { Form } from 'antd';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { numberAsText } from '../../../../../platform/web/widgets/fields/numberAsText.ts';
import { QuantityInput } from '../../../../../platform/web/widgets/fields/QuantityInput.tsx';
import { TeuBar } from '../../../../../platform/web/widgets/figures/TeuBar.tsx';
import { FormDialog } from '../../../../../platform/web/widgets/form/FormDialog.tsx';
import { changeCapacity, listTrainPlans, MAX_CAPACITY_TEU, MIN_CAPACITY_TEU, savePrices } from '../../wire.ts';
import type { PlanDialogProps } from '../slots.ts';
import { usePlanTexts } from '../texts.ts';
import { PriceFields } from './PriceFields.tsx';
import { type PriceList, priceListOf, pricesOf } from './priceList.ts';

/** Never below the space sold. */
export function CapacityDialog({ train, isOpen, onClose }: PlanDialogProps) {
  const { capacity: texts } = usePlanTexts();
  const change = useWrite(changeCapacity, { invalidates: [listTrainPlans], done: texts.done });
  const { trainInfoId, trainNo, soldTeu } = train;
  const notBelowSold = async (typed: number | null) => {
    if (typed !== null && typed >= MIN_CAPACITY_TEU && typed < soldTeu)
      throw new Error(texts.short({ sold: soldTeu, short: soldTeu - typed }));
  };
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
          { type: 'number', min: MIN_CAPACITY_TEU, max: MAX_CAPACITY_TEU },
          { validator: (_rule, typed: number | null) => notBelowSold(typed) },
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

/** Existing bookings keep their prices. */
export function PricesDialog({ train, isOpen, onClose }: PlanDialogProps) {
  const { prices: texts } = usePlanTexts();
  const change = useWrite(savePrices, { invalidates: [listTrainPlans], done: texts.done });
  const { trainInfoId, trainNo } = train;
  return (
    <FormDialog<PriceList>
      title={texts.title({ trainNo })}
      isOpen={isOpen}
      width={520}
      first={priceListOf(train.prices)}
      saving={change}
      onSave={(list) => change.send({ trainInfoId, prices: pricesOf(list) })}
      onClose={onClose}
    >
      <p>{texts.hint}</p>
      <PriceFields />
    </FormDialog>
  );
}
