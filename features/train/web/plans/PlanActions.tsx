import MoreOutlined from '@ant-design/icons/MoreOutlined';
import { Button, Dropdown, type MenuProps } from 'antd';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useCan } from '../../../../platform/web/currentUser/currentUser.ts';
import { openFromMenu } from '../../../../platform/web/widgets/dialog/openFromMenu.ts';
import type { TrainPlan } from '../../wire.ts';
import { usePlanTexts } from '../texts.ts';
import { CancelTrainDialog } from './CancelTrainDialog.tsx';
import { CapacityDialog } from './CapacityDialog.tsx';
import { DepartureDialog } from './DepartureDialog.tsx';
import { OpenCloseButton } from './OpenCloseButton.tsx';
import { PricesDialog } from './PricesDialog.tsx';

const loadPlanPath = (trainInfoId: number) => `/operation/loadPlan?trainInfoId=${trainInfoId}`;

type DialogName = 'departure' | 'capacity' | 'prices' | 'cancel';

/** Actions on a train; the server lists the allowed statuses in `moves`. */
export function PlanActions({ train, onPlanSimilar }: { train: TrainPlan; onPlanSimilar: () => void }) {
  const { moves: texts } = usePlanTexts();
  const canEdit = useCan('train:plan:edit');
  const [dialog, setDialog] = useState<{ name: DialogName; isOpen: boolean } | null>(null);
  const more = useRef<HTMLButtonElement>(null);
  const openDialog = (name: DialogName) => openFromMenu(more, () => setDialog({ name, isOpen: true }));
  const dialogProps = {
    train,
    isOpen: dialog?.isOpen ?? false,
    // a late save must not close a dialog opened since
    onClose: () => setDialog((now) => (now && now === dialog ? { ...now, isOpen: false } : now)),
  };
  if (!canEdit) return <Link to={loadPlanPath(train.trainInfoId)}>{texts.loadPlan}</Link>;

  const isChangeable = train.status === 'planned' || train.status === 'open' || train.status === 'closed';
  const items: MenuProps['items'] = [
    { key: 'loadPlan', label: <Link to={loadPlanPath(train.trainInfoId)}>{texts.loadPlan}</Link> },
    ...(isChangeable
      ? [
          { key: 'departure', label: texts.departure, onClick: openDialog('departure') },
          { key: 'capacity', label: texts.capacity, onClick: openDialog('capacity') },
          { key: 'prices', label: texts.prices, onClick: openDialog('prices') },
        ]
      : []),
    { key: 'similar', label: texts.similar, onClick: openFromMenu(more, onPlanSimilar) },
    ...(train.moves.includes('cancelled')
      ? [
          { key: 'divider', type: 'divider' as const },
          { key: 'cancel', label: texts.cancel, danger: true, onClick: openDialog('cancel') },
        ]
      : []),
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
      {dialog?.name === 'departure' && <DepartureDialog {...dialogProps} />}
      {dialog?.name === 'capacity' && <CapacityDialog {...dialogProps} />}
      {dialog?.name === 'prices' && <PricesDialog {...dialogProps} />}
      {dialog?.name === 'cancel' && <CancelTrainDialog {...dialogProps} />}
    </>
  );
}
