import MoreOutlined from '@ant-design/icons/MoreOutlined';
import { Button, Dropdown, type MenuProps } from 'antd';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useCan } from '../../../../platform/web/currentUser/currentUser.ts';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { showToast } from '../../../../platform/web/toast/toast.ts';
import { openFromMenu } from '../../../../platform/web/widgets/dialog/openFromMenu.ts';
import { ReasonDialog } from '../../../../platform/web/widgets/dialog/ReasonDialog.tsx';
import { FormDialog } from '../../../../platform/web/widgets/form/FormDialog.tsx';
import { cancelTrain } from '../../../booking/wire.ts';
import { closeTrain, listTrainPlans, openTrain, savePrices, type TrainPlan } from '../../wire.ts';
import { usePlanTexts } from '../texts.ts';
import { CapacityDialog } from './CapacityDialog.tsx';
import { DepartureDialog } from './DepartureDialog.tsx';
import { PriceFields } from './PriceFields.tsx';
import type { PlanDialogProps } from './planDialog.ts';
import { type PriceList, priceListOf, pricesOf } from './priceList.ts';

/** Existing bookings keep their prices. */
function PricesDialog({ train, isOpen, onClose }: PlanDialogProps) {
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

function OpenCloseButton({ train }: { train: TrainPlan }) {
  const { moves: texts } = usePlanTexts();
  const open = useWrite(openTrain, { invalidates: [listTrainPlans], done: texts.opened });
  const close = useWrite(closeTrain, { invalidates: [listTrainPlans], done: texts.closed });
  const { trainInfoId } = train;
  if (train.moves.includes('open')) {
    return (
      <Button size="small" loading={open.isPending} onClick={() => void open.send({ trainInfoId })}>
        {texts.open}
      </Button>
    );
  }
  if (!train.moves.includes('closed')) return null;
  return (
    <Button size="small" loading={close.isPending} onClick={() => void close.send({ trainInfoId })}>
      {texts.close}
    </Button>
  );
}

function CancelTrainDialog({ train, isOpen, onClose }: PlanDialogProps) {
  const { cancelling: texts, moves } = usePlanTexts();
  const format = useFormat();
  const cancel = useWrite(cancelTrain, { invalidates: [listTrainPlans] });

  const confirm = async (reason: string) => {
    const ended = await cancel.send({ trainInfoId: train.trainInfoId, reason });
    if (ended === undefined) return false;
    showToast('success', texts.done({ count: ended.endedBookings }));
    onClose();
    return true;
  };
  return (
    <ReasonDialog
      open={isOpen}
      title={texts.title({ trainNo: train.trainNo })}
      confirmLabel={moves.cancel}
      isDangerous
      maxLength={200}
      onConfirm={confirm}
      onClose={onClose}
    >
      {texts.warning({ depart: format.dateTime(train.departTime), soldTeu: format.number(train.soldTeu) })}
    </ReasonDialog>
  );
}

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
