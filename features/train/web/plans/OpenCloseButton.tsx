import { Button } from 'antd';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { closeTrain, listTrainPlans, openTrain, type TrainPlan } from '../../wire.ts';
import { usePlanTexts } from '../texts.ts';

export function OpenCloseButton({ train }: { train: TrainPlan }) {
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
