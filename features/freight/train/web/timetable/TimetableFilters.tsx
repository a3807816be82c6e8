import { Segmented, Select } from 'antd';
import { useId, useMemo } from 'react';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { SearchSelect } from '../../../../../platform/web/widgets/fields/SearchSelect.tsx';
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
        value={filter.direction}
        options={DIRECTIONS.map((one) => ({ value: one, label: page.directions[one] }))}
        onChoose={(value) => chooseLines({ direction: value })}
      />
      <StationChoice end="start" timetable={timetable} onChoose={(value) => choose({ startStationId: value })} />
      <StationChoice end="end" timetable={timetable} onChoose={(value) => choose({ endStationId: value })} />
    </search>
  );
}

function StationChoice(props: { end: 'start' | 'end'; timetable: Timetable; onChoose: (stationId: string) => void }) {
  const { end, timetable } = props;
  const page = useTrainTexts();
  const { lineType, direction, startStationId, endStationId } = timetable.filter;
  const stations = useRead(selectStationList, { lineType, direction, end }, { keepPrevious: true });
  const choices = useMemo(
    () =>
      (stations.data ?? []).map(({ stationId, stationName, searchText }) => ({
        value: stationId,
        label: stationName,
        searchText,
      })),
    [stations.data],
  );
  const chosen = end === 'start' ? startStationId : endStationId;
  const id = useId();
  const label = end === 'start' ? page.timetable.from : page.timetable.to;
  return (
    <div className={styles.choice}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <SearchSelect
        id={id}
        placeholder={label}
        // no bare id while station names load
        value={stations.data && chosen !== undefined ? chosen : null}
        choices={choices}
        onChange={(value) => props.onChoose(value === null ? '' : String(value))}
      />
    </div>
  );
}

function Choice(props: {
  label: string;
  value: string | undefined;
  options: { value: string; label: string }[];
  onChoose: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id} className="visually-hidden">
        {props.label}
      </label>
      <Select<string>
        id={id}
        allowClear
        showSearch={false}
        value={props.value ?? null}
        placeholder={props.label}
        options={props.options}
        popupMatchSelectWidth={false}
        onChange={(value: string | undefined) => props.onChoose(value ?? '')}
      />
    </div>
  );
}
