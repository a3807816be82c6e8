import FilterOutlined from '@ant-design/icons/FilterOutlined';
import { Button } from 'antd';
import { type FormEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
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

/** Filters of a list: text applies on Enter, selects at once. One line on a desk, the rest behind "More"; folded on a phone. */
export function FilterBar(props: FilterBarProps) {
  const isNarrow = useNarrow(CARD_BREAKPOINT);
  return (
    <search className={styles.search}>{isNarrow ? <FoldedFilters {...props} /> : <FilterLine {...props} />}</search>
  );
}

function FoldedFilters(props: FilterBarProps) {
  const { list } = usePlatformTexts();
  const texts = useWidgetTexts();
  const [isOpen, setOpen] = useState(false);
  const { values, type, search, submit, reset } = useTyped(props);
  const fieldsId = useId();
  const count = Object.keys(props.applied).length;
  return (
    <>
      <Button
        block
        icon={<FilterOutlined />}
        aria-expanded={isOpen}
        aria-controls={fieldsId}
        onClick={() => setOpen(!isOpen)}
      >
        {count > 0 ? texts.filtersSet({ count }) : list.filters}
      </Button>
      <form id={fieldsId} className={styles.bar} hidden={!isOpen} onSubmit={submit}>
        {props.filters.map((filter) => (
          <FilterField key={filter.label} filter={filter} values={values} onType={type} onChoose={search} />
        ))}
        <SearchReset onReset={reset} />
      </form>
    </>
  );
}

/** A filter that is set is never out of sight. */
function FilterLine(props: FilterBarProps) {
  const { filters, applied } = props;
  const { list } = usePlatformTexts();
  const texts = useWidgetTexts();
  const [wantsAll, wantAll] = useState(false);
  const { values, type, search, submit, reset } = useTyped(props);
  const fields = useRef<HTMLDivElement>(null);
  const isSet = (filter: ListFilter) => namesOf(filter).some((name) => applied[name]);
  const fitting = useFirstLine(fields);
  const rest = filters.slice(fitting);
  const isOpen = rest.length > 0 && (wantsAll || rest.some(isSet));
  const moreText = fitting === 0 ? list.filters : texts.moreFilters({ count: rest.length });
  return (
    <form className={styles.line} data-open={isOpen} onSubmit={submit}>
      <div ref={fields} className={styles.fields}>
        {filters.map((filter, index) => (
          <div key={filter.label} data-rest={!isOpen && index >= fitting}>
            <FilterField filter={filter} values={values} onType={type} onChoose={search} />
          </div>
        ))}
      </div>
      {rest.length > 0 && (
        <Button type="text" aria-expanded={isOpen} onClick={() => wantAll(!isOpen)}>
          {isOpen ? texts.fewerFilters : moreText}
        </Button>
      )}
      <SearchReset onReset={reset} />
    </form>
  );
}

function SearchReset({ onReset }: { onReset: () => void }) {
  const { action } = usePlatformTexts();
  return (
    <div className={styles.buttons}>
      <Button type="primary" htmlType="submit">
        {action.search}
      </Button>
      <Button onClick={onReset}>{action.reset}</Button>
    </div>
  );
}

const namesOf = (filter: ListFilter): readonly string[] =>
  filter.kind === 'text' || filter.kind === 'select' ? [filter.name] : filter.names;

/** What is typed and not yet searched for. */
function useTyped({ applied, onSearch, onReset }: Omit<FilterBarProps, 'filters'>) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const search = (values: Readonly<Record<string, string>>) => {
    onSearch({ ...typed, ...values });
    setTyped({});
  };
  return {
    values: { ...applied, ...typed },
    type: (name: string, text: string) => setTyped({ ...typed, [name]: text }),
    search,
    submit: (event: FormEvent) => {
      event.preventDefault();
      search({});
    },
    reset: () => {
      setTyped({});
      onReset();
    },
  };
}

/** How many children of a wrapping, positioned box stand in its first line; measured again when it or one of them changes its size. */
function useFirstLine(box: RefObject<HTMLElement | null>): number {
  const [count, setCount] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const children = [...element.children].filter((child) => child instanceof HTMLElement);
      const first = children[0]?.offsetTop ?? 0;
      const next = children.findIndex(
        (child) =>
          child.offsetTop > first + child.offsetHeight / 2 ||
          child.offsetLeft + child.offsetWidth > element.clientWidth,
      );
      setCount(next === -1 ? Number.POSITIVE_INFINITY : next);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    measure();
    return () => observer.disconnect();
  }, [box]);
  return count;
}
