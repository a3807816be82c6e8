import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useCan } from '../../../../../platform/web/records/can.tsx';
import { usePageTitle } from '../../../../../platform/web/router/usePageTitle.ts';
import { ListPage } from '../../../../../platform/web/widgets/list/ListPage.tsx';
import { PageHeader } from '../../../../../platform/web/widgets/page/PageHeader.tsx';
import { formatDate } from '../../../../../platform/wire/time.ts';
import { listTrainPlans, saveTrain, type TrainPlan } from '../../wire.ts';
import { usePlanTexts, useTrainTexts } from '../texts.ts';
import { PlanActions } from './PlanActions.tsx';
import { useLines } from './useLines.ts';
import { usePlanColumns } from './usePlanColumns.tsx';
import { usePlanFilters } from './usePlanFilters.ts';

const PlanDrawer = lazy(() => import('./form/PlanDrawer.tsx'));

type Drawer = { isOpen: boolean; template: TrainPlan | null; formKey: number };

/** Train plans for the operator (domain, Network). */
export default function TrainPlansPage() {
  const page = useTrainTexts();
  const { list: texts } = usePlanTexts();
  const format = useFormat();
  const canEdit = useCan(saveTrain);
  const lines = useLines();
  const columns = usePlanColumns();
  const filters = usePlanFilters(lines);
  const { drawer, plan, close } = usePlanDrawer();
  usePageTitle(texts.title);
  return (
    <>
      <PageHeader
        title={texts.title}
        subtitle={page.times({ zone: format.zone })}
        extra={
          canEdit && (
            <Button type="primary" icon={<PlusOutlined />} onClick={() => plan(null)}>
              {texts.planTrain}
            </Button>
          )
        }
      />
      <ListPage
        call={listTrainPlans}
        exportName="train.plan"
        rowKey="trainInfoId"
        label={texts.title}
        columns={columns}
        filters={filters}
        initialFilters={{ dateFrom: formatDate(new Date()) }}
        actions={(train) => <PlanActions train={train} onPlanSimilar={() => plan(train)} />}
        actionsWidth={128}
        sortedBy={{ key: 'departTime', isAsc: 'ascending' }}
        emptyText={texts.empty}
      />
      {drawer && (
        <Suspense fallback={null}>
          <PlanDrawer
            key={drawer.formKey}
            isOpen={drawer.isOpen}
            template={drawer.template}
            lines={lines}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

/** Drawer state; `template`: train to copy, `formKey`: React key of the form. */
function usePlanDrawer() {
  const [drawer, setDrawer] = useState<Drawer | null>(null);
  return {
    drawer,
    plan: (template: TrainPlan | null) => {
      // keep typed values; start anew with a template, and after one
      const isSame = template === null && drawer?.template === null;
      const formKey = drawer?.formKey ?? 0;
      setDrawer({ isOpen: true, template, formKey: isSame ? formKey : formKey + 1 });
    },
    // a late save must not close a drawer opened since
    close: () => setDrawer((now) => (now && now === drawer ? { ...now, isOpen: false } : now)),
  };
}
