import { Button, Drawer, Form, Segmented } from 'antd';
import { useState } from 'react';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { usePlatformTexts } from '../../../../../platform/web/texts/platformTexts.ts';
import { showToast } from '../../../../../platform/web/toast/toast.ts';
import { FieldErrors } from '../../../../../platform/web/widgets/form/FieldErrors.tsx';
import { listTrainPlans, saveTrain, saveTrainSeries, type TrainPlan } from '../../../wire.ts';
import { usePlanTexts } from '../../texts.ts';
import { PriceFields } from '../PriceFields.tsx';
import type { LineChoice } from '../useLines.ts';
import { firstValues, type PlanForm, seriesOf, trainOf } from './planForm.ts';
import { WhatFields } from './WhatFields.tsx';
import { OnceFields, SeriesFields } from './WhenFields.tsx';

type Kind = 'once' | 'series';

interface PlanDrawerProps {
  isOpen: boolean;
  /** a train to plan another like */
  like: TrainPlan | null;
  lines: { choices: readonly LineChoice[]; isLoading: boolean };
  onClose: () => void;
}

/** Plans one train or a weekly series. Closing keeps what was typed. */
export default function PlanDrawer({ isOpen, like, lines, onClose }: PlanDrawerProps) {
  const { form: texts } = usePlanTexts();
  const { action } = usePlatformTexts();
  const [form] = Form.useForm<PlanForm>();
  const [kind, setKind] = useState<Kind>('once');
  const planning = usePlanning(kind, () => {
    form.resetFields();
    onClose();
  });
  return (
    <Drawer
      open={isOpen}
      size={560}
      title={texts.title}
      mask={{ closable: false }}
      onClose={onClose}
      footer={
        <div style={{ display: 'flex', justifyContent: 'flex-end', gap: 8 }}>
          <Button onClick={onClose}>{action.cancel}</Button>
          <Button type="primary" loading={planning.isPending} onClick={form.submit}>
            {texts.create}
          </Button>
        </div>
      }
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={firstValues(like)}
        scrollToFirstError={{ focus: true, block: 'center' }}
        onFinish={(values) => void planning.plan(values)}
      >
        <FieldErrors form={form} error={planning.error} />
        <WhatFields lines={lines} />
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
        {kind === 'once' ? <OnceFields /> : <SeriesFields />}
        <PriceFields />
      </Form>
    </Drawer>
  );
}

/** Sends the plan by the call of its kind and tells what became of it. */
function usePlanning(kind: Kind, onPlanned: () => void) {
  const { form: texts } = usePlanTexts();
  const once = useWrite(saveTrain, { refreshes: [listTrainPlans], done: texts.created });
  const series = useWrite(saveTrainSeries, { refreshes: [listTrainPlans] });

  const plan = async (form: PlanForm) => {
    if (kind === 'once') {
      if ((await once.send(trainOf(form))) !== undefined) onPlanned();
      return;
    }
    const planned = await series.send(seriesOf(form));
    if (planned === undefined) return;
    showToast('success', texts.seriesCreated(planned));
    onPlanned();
  };
  return {
    plan,
    isPending: once.isPending || series.isPending,
    error: kind === 'once' ? once.error : series.error,
  };
}
