import { Checkbox } from 'antd';
import type { Train } from '../../../wire.ts';
import { useTrainTexts } from '../../texts.ts';
import { MAX_COMPARED } from './CompareBar.tsx';

interface Props {
  train: Train;
  compared: readonly Train[];
  onCompare: (trains: readonly Train[]) => void;
}

/** Takes a train of a row into the comparison. */
export function CompareTick({ train, compared, onCompare }: Props) {
  const { timetable: texts } = useTrainTexts();
  const others = compared.filter(({ trainInfoId }) => trainInfoId !== train.trainInfoId);
  const isChosen = others.length < compared.length;
  return (
    <Checkbox
      checked={isChosen}
      disabled={!isChosen && compared.length >= MAX_COMPARED}
      aria-label={texts.compareTrain({ trainNo: train.trainNo })}
      onChange={({ target }) => onCompare(target.checked ? [...others, train] : others)}
    >
      {texts.compare}
    </Checkbox>
  );
}
