import { Input, Select } from 'antd';
import { lazy, Suspense, useId } from 'react';
import { usePlatformTexts } from '../../texts/platformTexts.ts';
import { CARD_BREAKPOINT, useNarrow } from '../screen/useNarrow.ts';
import styles from './filters.module.css';
import type { ListFilter } from './listProps.ts';

// lazy: the calendar is heavy
const DateRangeField = lazy(async () => ({
  default: (await import('../fields/DateRangeField.tsx')).DateRangeField,
}));

const SEARCH_FROM_OPTIONS = 8;
const WIDTH = { text: 160, select: 168, dateRange: 240, custom: 168 };

interface FieldProps {
  filter: ListFilter;
  values: Readonly<Record<string, string>>;
  onType: (name: string, text: string) => void;
  onChoose: (values: Readonly<Record<string, string>>) => void;
}

/** On a desk text and choice say their name within, so that the filters take one line; on a phone above. */
export function FilterField(props: FieldProps) {
  const id = useId();
  const { filter } = props;
  const isNarrow = useNarrow(CARD_BREAKPOINT);
  const isNamedWithin = !isNarrow && (filter.kind === 'text' || filter.kind === 'select');
  const width = filter.width ?? WIDTH[filter.kind];
  return (
    <div
      className={styles.field}
      data-beside={!isNarrow}
      style={isNamedWithin || isNarrow ? { width } : { minWidth: width }}
    >
      <label htmlFor={id} className={isNamedWithin ? 'visually-hidden' : undefined}>
        {filter.label}
      </label>
      <FieldInput {...props} id={id} isNamedWithin={isNamedWithin} />
    </div>
  );
}

function FieldInput({
  filter,
  values,
  onType,
  onChoose,
  id,
  isNamedWithin,
}: FieldProps & { id: string; isNamedWithin: boolean }) {
  const { list } = usePlatformTexts();
  if (filter.kind === 'text') {
    return (
      <Input
        id={id}
        value={values[filter.name] ?? ''}
        placeholder={isNamedWithin ? filter.label : filter.placeholder}
        title={isNamedWithin ? (filter.placeholder ?? filter.label) : undefined}
        allowClear
        autoComplete="off"
        onChange={(event) => onType(filter.name, event.target.value)}
        onClear={() => onChoose({ [filter.name]: '' })}
      />
    );
  }
  if (filter.kind === 'select') {
    return (
      <Select<string>
        id={id}
        value={values[filter.name] ?? null}
        placeholder={isNamedWithin ? filter.label : list.all}
        prefix={
          isNamedWithin && values[filter.name] ? <span className={styles.within}>{filter.label}</span> : undefined
        }
        allowClear
        loading={filter.isLoading}
        showSearch={filter.options.length >= SEARCH_FROM_OPTIONS ? { optionFilterProp: 'searchText' } : false}
        options={filter.options.map(({ value, label, searchText = label }) => ({
          value: String(value),
          label,
          searchText,
        }))}
        popupMatchSelectWidth={false}
        onChange={(value: string | undefined) => onChoose({ [filter.name]: value ?? '' })}
      />
    );
  }
  if (filter.kind === 'dateRange') {
    const [from, to] = filter.names;
    return (
      <Suspense fallback={<span className={styles.coming} />}>
        <DateRangeField
          id={id}
          value={[values[from] ?? '', values[to] ?? '']}
          shortcuts={filter.direction ?? 'past'}
          onChange={([first, last]) => onChoose({ [from]: first, [to]: last })}
        />
      </Suspense>
    );
  }
  return filter.render({ id, values, choose: onChoose });
}
