import MoreOutlined from '@ant-design/icons/MoreOutlined';
import { Button, Dropdown, type MenuProps } from 'antd';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useMay } from '../../../../platform/web/who/who.ts';
import { fromMenu } from '../../../../platform/web/widgets/dialog/fromMenu.ts';
import type { TrainPlan } from '../../wire.ts';
import { usePlanTexts } from '../texts.ts';
import { CancelTrainDialog } from './CancelTrainDialog.tsx';
import { CapacityDialog } from './CapacityDialog.tsx';
import { DepartureDialog } from './DepartureDialog.tsx';
import { MoveButton } from './MoveButton.tsx';
import { PricesDialog } from './PricesDialog.tsx';

const loadPlanPath = (trainInfoId: number) => `/operation/loadPlan?trainInfoId=${trainInfoId}`;

type DialogName = 'departure' | 'capacity' | 'prices' | 'cancel';

/** Actions on a train; the server lists the allowed statuses in `moves`. */
export function PlanActions({ train, onPlanSimilar }: { train: TrainPlan; onPlanSimilar: () => void }) {
  const { moves: texts } = usePlanTexts();
  const mayEdit = useMay('train:plan:edit');
  const [dialog, setDialog] = useState<{ name: DialogName; isOpen: boolean } | null>(null);
  const more = useRef<HTMLButtonElement>(null);
  const show = (name: DialogName) => fromMenu(more, () => setDialog({ name, isOpen: true }));
  const shown = {
    train,
    isOpen: dialog?.isOpen ?? false,
    // a late save must not close a dialog opened since
    onClose: () => setDialog((now) => (now && now === dialog ? { ...now, isOpen: false } : now)),
  };
  if (!mayEdit) return <Link to={loadPlanPath(train.trainInfoId)}>{texts.loadPlan}</Link>;

  const isChangeable = train.status === 'planned' || train.status === 'open' || train.status === 'closed';
  const items: MenuProps['items'] = [
    { key: 'loadPlan', label: <Link to={loadPlanPath(train.trainInfoId)}>{texts.loadPlan}</Link> },
    ...(isChangeable
      ? [
          { key: 'departure', label: texts.departure, onClick: show('departure') },
          { key: 'capacity', label: texts.capacity, onClick: show('capacity') },
          { key: 'prices', label: texts.prices, onClick: show('prices') },
        ]
      : []),
    { key: 'similar', label: texts.similar, onClick: fromMenu(more, onPlanSimilar) },
    ...(train.moves.includes('cancelled')
      ? [
          { key: 'divider', type: 'divider' as const },
          { key: 'cancel', label: texts.cancel, danger: true, onClick: show('cancel') },
        ]
      : []),
  ];
  return (
    <>
      <MoveButton train={train} />
      <Dropdown autoFocus menu={{ items }} trigger={['click']}>
        <Button
          ref={more}
          type="text"
          size="small"
          icon={<MoreOutlined />}
          aria-label={texts.more({ trainNo: train.trainNo })}
        />
      </Dropdown>
      {dialog?.name === 'departure' && <DepartureDialog {...shown} />}
      {dialog?.name === 'capacity' && <CapacityDialog {...shown} />}
      {dialog?.name === 'prices' && <PricesDialog {...shown} />}
      {dialog?.name === 'cancel' && <CancelTrainDialog {...shown} />}
    </>
  );
}
