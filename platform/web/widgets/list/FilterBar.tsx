import FilterOutlined from '@ant-design/icons/FilterOutlined';
import { Button } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { usePlatformTexts } from '../../texts/platformTexts.ts';
import { CARD_BREAKPOINT, useNarrow } from '../screen/useNarrow.ts';
import { useWidgetTexts } from '../texts.ts';
import { FilterField } from './FilterField.tsx';
import styles from './filters.module.css';
import type { ListFilter } from './listProps.ts';

interface FilterBarProps {
  filters: readonly ListFilter[];
  applied: Readonly<Record<string, string>>;
  onSearch: (values: Readonly<Record<string, string>>) => void;
  onReset: () => void;
}

/** Filters of a list: text applies on Enter, selects at once. Collapsible on phones. */
export function FilterBar({ filters, applied, onSearch, onReset }: FilterBarProps) {
  const { action, list } = usePlatformTexts();
  const texts = useWidgetTexts();
  const isNarrow = useNarrow(CARD_BREAKPOINT);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const fieldsId = useId();
  const count = Object.keys(applied).length;

  const search = (values: Readonly<Record<string, string>>) => {
    onSearch({ ...typed, ...values });
    setTyped({});
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search({});
  };
  const reset = () => {
    setTyped({});
    onReset();
  };

  return (
    <search>
      {isNarrow && (
        <Button
          block
          icon={<FilterOutlined />}
          aria-expanded={isOpen}
          aria-controls={fieldsId}
          onClick={() => setOpen(!isOpen)}
        >
          {count > 0 ? texts.filtersSet({ count }) : list.filters}
        </Button>
      )}
      <form id={fieldsId} className={styles.bar} hidden={isNarrow && !isOpen} onSubmit={submit}>
        {filters.map((filter) => (
          <FilterField
            key={filter.label}
            filter={filter}
            values={{ ...applied, ...typed }}
            onType={(name, text) => setTyped({ ...typed, [name]: text })}
            onChoose={search}
          />
        ))}
        <div className={styles.buttons}>
          <Button type="primary" htmlType="submit">
            {action.search}
          </Button>
          <Button onClick={reset}>{action.reset}</Button>
        </div>
      </form>
    </search>
  );
}
