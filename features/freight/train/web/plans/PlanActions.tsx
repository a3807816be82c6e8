import MoreOutlined from '@ant-design/icons/MoreOutlined';
import { Button, Dropdown, type MenuProps } from 'antd';
import { Suspense, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { useCan } from '../../../../../platform/web/records/can.tsx';
import { FillingTitle, OneFilling, useFillings } from '../../../../../platform/web/slots/Fillings.tsx';
import type { Filling } from '../../../../../platform/web/slots/slot.ts';
import { openFromMenu } from '../../../../../platform/web/widgets/dialog/openFromMenu.ts';
import { pathTo } from '../../../../../platform/wire/pathTo.ts';
import { LOAD_PLAN } from '../../../../people/account/laterPages.ts';
import { isBeforeDeparture } from '../../beforeDeparture.ts';
import { closeTrain, listTrainPlans, openTrain, type TrainPlan } from '../../wire.ts';
import { type PlanDialogProps, planChanges, planEndings } from '../slots.ts';
import { usePlanTexts } from '../texts.ts';

function OpenCloseButton({ train }: { train: TrainPlan }) {
  const { moves: texts } = usePlanTexts();
  const open = useWrite(openTrain, { invalidates: [listTrainPlans], done: texts.opened });
  const close = useWrite(closeTrain, { invalidates: [listTrainPlans], done: texts.closed });
  const { trainInfoId } = train;
  if (train.abilities.open) {
    return (
      <Button size="small" loading={open.isPending} onClick={() => void open.send({ trainInfoId })}>
        {texts.open}
      </Button>
    );
  }
  if (!train.abilities.close) return null;
  return (
    <Button size="small" loading={close.isPending} onClick={() => void close.send({ trainInfoId })}>
      {texts.close}
    </Button>
  );
}

const loadPlanPath = (trainInfoId: number) => pathTo(LOAD_PLAN, { trainInfoId });

type PlanDialog = Filling<PlanDialogProps>;

export function PlanActions({ train, onPlanSimilar }: { train: TrainPlan; onPlanSimilar: () => void }) {
  const { moves: texts } = usePlanTexts();
  const canEdit = useCan(openTrain);
  const [dialog, setDialog] = useState<{ filling: PlanDialog; isOpen: boolean } | null>(null);
  const more = useRef<HTMLButtonElement>(null);
  const dialogProps = {
    train,
    isOpen: dialog?.isOpen ?? false,
    // a late save must not close a dialog opened since
    onClose: () => setDialog((now) => (now && now === dialog ? { ...now, isOpen: false } : now)),
  };
  const changes = useFillings(planChanges, dialogProps);
  const endings = useFillings(planEndings, dialogProps);
  const itemOf = (filling: PlanDialog) => ({
    key: filling.name,
    label: (
      <Suspense>
        <FillingTitle filling={filling} props={dialogProps} />
      </Suspense>
    ),
    onClick: openFromMenu(more, () => setDialog({ filling, isOpen: true })),
  });
  if (!canEdit) return <Link to={loadPlanPath(train.trainInfoId)}>{texts.loadPlan}</Link>;

  const isChangeable = isBeforeDeparture(train.status);
  const items: MenuProps['items'] = [
    { key: 'loadPlan', label: <Link to={loadPlanPath(train.trainInfoId)}>{texts.loadPlan}</Link> },
    ...(isChangeable ? changes.map(itemOf) : []),
    { key: 'similar', label: texts.similar, onClick: openFromMenu(more, onPlanSimilar) },
    ...(endings.length > 0 ? [{ key: 'divider', type: 'divider' as const }] : []),
    ...endings.map((filling) => ({ ...itemOf(filling), danger: true })),
  ];
  return (
    <>
      <OpenCloseButton train={train} />
      <Dropdown autoFocus menu={{ items }} trigger={['click']}>
        <Button
          ref={more}
          type="text"
          size="small"
          icon={<MoreOutlined />}
          aria-label={texts.more({ trainNo: train.trainNo })}
        />
      </Dropdown>
      {dialog && (
        <Suspense>
          <OneFilling key={dialog.filling.name} filling={dialog.filling} props={dialogProps} />
        </Suspense>
      )}
    </>
  );
}
