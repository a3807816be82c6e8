import { Segmented, Select } from 'antd';
import { useId } from 'react';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { DIRECTIONS, LINE_TYPES, selectStationList } from '../../../network/wire.ts';
import { useTrainTexts } from '../texts.ts';
import styles from './timetable.module.css';
import { ALL_LINE_TYPES } from './timetableAddress.ts';
import type { Timetable } from './useTimetable.ts';

export function TimetableFilters({ timetable }: { timetable: Timetable }) {
  const page = useTrainTexts();
  const { timetable: texts } = page;
  const { filter, change } = timetable;
  const choose = (values: Parameters<typeof change>[0]) => change({ pageNum: '', ...values });
  // stations of other lines would leave no train
  const chooseLines = (values: Parameters<typeof change>[0]) =>
    choose({ startStationId: '', endStationId: '', ...values });
  return (
    <search className={styles.filters}>
      <Segmented
        className={styles.lineTypes}
        aria-label={texts.lineType}
        value={filter.lineType ?? ALL_LINE_TYPES}
        options={[
          ...LINE_TYPES.map((type) => ({ value: type, label: page.lineTypes[type] })),
          { value: ALL_LINE_TYPES, label: texts.allTypes },
        ]}
        onChange={(value) => chooseLines({ lineType: value })}
      />
      <Choice
        label={texts.direction}
        placeholder={texts.anyDirection}
        value={filter.direction}
        options={DIRECTIONS.map((one) => ({ value: one, label: page.directions[one] }))}
        onChoose={(value) => chooseLines({ direction: value })}
      />
      <StationChoice
        end="start"
        timetable={timetable}
        onChoose={(value) => choose({ startStationId: value })}
      />
      <StationChoice end="end" timetable={timetable} onChoose={(value) => choose({ endStationId: value })} />
    </search>
  );
}

function StationChoice(props: {
  end: 'start' | 'end';
  timetable: Timetable;
  onChoose: (stationId: string) => void;
}) {
  const { end, timetable } = props;
  const page = useTrainTexts();
  const { lineType, direction, startStationId, endStationId } = timetable.filter;
  const stations = useRead(selectStationList, { lineType, direction, end }, { keepPrevious: true });
  const chosen = end === 'start' ? startStationId : endStationId;
  return (
    <Choice
      label={end === 'start' ? page.timetable.from : page.timetable.to}
      placeholder={page.timetable.anyStation}
      // no bare id while station names load
      value={stations.data && chosen !== undefined ? String(chosen) : undefined}
      isLoading={stations.isPending}
      options={(stations.data ?? []).map((station) => ({
        value: String(station.stationId),
        label: station.stationName,
      }))}
      onChoose={props.onChoose}
    />
  );
}

function Choice(props: {
  label: string;
  placeholder: string;
  value: string | undefined;
  options: { value: string; label: string }[];
  isLoading?: boolean;
  onChoose: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{props.label}</label>
      <Select<string>
        id={id}
        allowClear
        showSearch={props.options.length > 5 ? { optionFilterProp: 'label' } : false}
        value={props.value ?? null}
        placeholder={props.placeholder}
        options={props.options}
        loading={props.isLoading}
        popupMatchSelectWidth={false}
        onChange={(value: string | undefined) => props.onChoose(value ?? '')}
      />
    </div>
  );
}
