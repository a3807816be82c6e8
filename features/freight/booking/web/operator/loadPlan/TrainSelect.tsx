import { Select } from 'antd';
import { useId } from 'react';
import { useFormat } from '../../../../../../platform/web/language/format.ts';
import { usePlatformTexts } from '../../../../../../platform/web/texts/platformTexts.ts';
import type { Train, TrainPlan } from '../../../../train/wire.ts';
import { useOperatorTexts } from '../texts.ts';
import styles from './loadPlan.module.css';
import { useComingTrains } from './useComingTrains.ts';

type TrainOption = Pick<Train, 'trainInfoId' | 'trainNo' | 'lineName' | 'departTime'>;

interface TrainSelectProps {
  trainInfoId: number | null;
  /** undefined while loading; may be older than the options */
  chosen: TrainOption | undefined;
  onChoose: (trainInfoId: number) => void;
}

/** Selects a coming train; typing searches all of them by number. */
export function TrainSelect({ trainInfoId, chosen, onChoose }: TrainSelectProps) {
  const texts = useOperatorTexts().load;
  const { list } = usePlatformTexts();
  const format = useFormat();
  const id = useId();
  const { trains, isTyped, isSearching, search } = useComingTrains();
  const isOffered = isTyped || trains.some((train) => train.trainInfoId === chosen?.trainInfoId);
  const offered: readonly (TrainOption | TrainPlan)[] = chosen && !isOffered ? [chosen, ...trains] : trains;
  const label = (train: TrainOption) =>
    texts.option({ trainNo: train.trainNo, line: train.lineName, time: format.dateTime(train.departTime) });
  // Emptied while searching, so that the list scrolls back to the top.
  const options = isSearching ? [] : offered.map((train) => ({ value: train.trainInfoId, label: label(train) }));
  return (
    <div className={styles.choose}>
      <label htmlFor={id}>{texts.choose}</label>
      <Select<{ value: number; label: string }>
        labelInValue
        id={id}
        className={styles.select}
        value={chosen && trainInfoId !== null ? { value: trainInfoId, label: label(chosen) } : null}
        placeholder={texts.chooseHint}
        loading={isSearching}
        notFoundContent={isSearching ? list.loading : texts.none}
        showSearch={{ filterOption: false, onSearch: search }}
        options={options}
        onChange={({ value }) => onChoose(value)}
      />
    </div>
  );
}
