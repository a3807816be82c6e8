import { Form, Segmented } from 'antd';
import { useState } from 'react';
import { useWrite } from '../../../../../../platform/web/query/useWrite.ts';
import { showToast } from '../../../../../../platform/web/toast/toast.ts';
import { FormDrawer } from '../../../../../../platform/web/widgets/form/FormDrawer.tsx';
import { listTrainPlans, saveTrain, saveTrainSeries, type TrainPlan } from '../../../wire.ts';
import { usePlanTexts } from '../../texts.ts';
import { PriceFields } from '../PriceFields.tsx';
import type { LineChoice } from '../useLines.ts';
import { SeriesDepartureFields, SingleDepartureFields } from './DepartureFields.tsx';
import { initialValues, type PlanForm, seriesOf, trainOf } from './planForm.ts';
import { TrainFields } from './TrainFields.tsx';

type Kind = 'once' | 'series';

interface PlanDrawerProps {
  isOpen: boolean;
  /** train to copy */
  template: TrainPlan | null;
  lines: { choices: readonly LineChoice[]; isLoading: boolean };
  onClose: () => void;
}

/** One train or a weekly series; typed values survive closing. */
export default function PlanDrawer({ isOpen, template, lines, onClose }: PlanDrawerProps) {
  const { form: texts } = usePlanTexts();
  const [form] = Form.useForm<PlanForm>();
  const [kind, setKind] = useState<Kind>('once');
  const planning = usePlanning(kind);
  const plan = async (typed: PlanForm) => {
    const planned = await planning.plan(typed);
    if (planned !== undefined) form.resetFields();
    return planned;
  };
  return (
    <FormDrawer<PlanForm>
      title={texts.title}
      isOpen={isOpen}
      width={560}
      saveLabel={texts.create}
      form={form}
      first={initialValues(template)}
      saving={planning}
      onSave={plan}
      onClose={onClose}
    >
      <TrainFields lines={lines} />
      <Form.Item label={texts.kind}>
        <Segmented<Kind>
          value={kind}
          options={[
            { value: 'once', label: texts.once },
            { value: 'series', label: texts.series },
          ]}
          onChange={setKind}
        />
      </Form.Item>
      {kind === 'once' ? <SingleDepartureFields /> : <SeriesDepartureFields />}
      <PriceFields />
    </FormDrawer>
  );
}

/** `plan` returns undefined on an error. */
function usePlanning(kind: Kind) {
  const { form: texts } = usePlanTexts();
  const once = useWrite(saveTrain, { invalidates: [listTrainPlans], done: texts.created });
  const series = useWrite(saveTrainSeries, { invalidates: [listTrainPlans] });

  const plan = async (form: PlanForm) => {
    if (kind === 'once') return once.send(trainOf(form));
    const planned = await series.send(seriesOf(form));
    if (planned !== undefined) showToast('success', texts.seriesCreated(planned));
    return planned;
  };
  return {
    plan,
    isPending: once.isPending || series.isPending,
    error: kind === 'once' ? once.error : series.error,
  };
}
