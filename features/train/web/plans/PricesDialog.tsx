import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { FormDialog } from '../../../../platform/web/widgets/form/FormDialog.tsx';
import { listTrainPlans, savePrices } from '../../wire.ts';
import { usePlanTexts } from '../texts.ts';
import { PriceFields } from './PriceFields.tsx';
import type { PlanDialogProps } from './planDialog.ts';
import { type PriceList, priceListOf, pricesOf } from './priceList.ts';

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
