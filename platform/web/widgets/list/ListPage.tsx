import { Button, ConfigProvider } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { Fillings } from '../../slots/Fillings.tsx';
import { listViews } from '../../slots/listViews.ts';
import { usePlatformTexts } from '../../texts/platformTexts.ts';
import { EmptyState } from '../page/EmptyState.tsx';
import { LoadError } from '../page/LoadError.tsx';
import { CARD_BREAKPOINT, useNarrow } from '../screen/useNarrow.ts';
import { useWidgetTexts } from '../texts.ts';
import { keyOfRow } from './columnCell.tsx';
import { ExportButton } from './ExportButton.tsx';
import { FilterBar } from './FilterBar.tsx';
import { ListCards } from './ListCards.tsx';
import { ListTable } from './ListTable.tsx';
import { ListTools, type ListToolsProps } from './ListTools.tsx';
import styles from './list.module.css';
import type { ListPageProps } from './listProps.ts';
import { Pager } from './Pager.tsx';
import type { RowsProps } from './rowsProps.ts';
import { smoothScrollTo } from './smoothScrollTo.ts';
import { type List, useList } from './useList.ts';
import { useVisibleColumns } from './useVisibleColumns.ts';

type Selecting<Sent, Row extends object> = Pick<ListPageProps<Sent, Row>, 'rowKey' | 'selection'>;

function useSelection<Sent, Row extends object>(
  { rowKey, selection }: Selecting<Sent, Row>,
  rows: readonly Row[] | undefined,
  refresh: () => void,
) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const chosen = (rows ?? []).filter((row) => selected.has(keyOfRow(rowKey, row)));
  const clear = () => setSelected(new Set());
  const done = () => {
    clear();
    refresh();
  };
  return {
    selected,
    select: (keys: readonly string[]) => setSelected(new Set(keys)),
    clear,
    count: chosen.length,
    bulk: selection?.bulkActions(chosen, done),
  };
}

interface ListBarProps {
  views: ReactNode;
  count: number;
  bulk: ReactNode;
  onClear: () => void;
  toolbar: ReactNode;
  tools: ReactNode;
}

function ListBar(props: ListBarProps) {
  const { list } = usePlatformTexts();
  const texts = useWidgetTexts();
  return (
    <div className={styles.bar}>
      {props.views}
      {props.bulk && (
        <div className={styles.bulk}>
          <span role="status" className={styles.count} data-some={props.count > 0}>
            {list.selected({ count: props.count })}
          </span>
          {/* actions on several rows need one, whatever a page declares */}
          <ConfigProvider componentDisabled={props.count === 0}>{props.bulk}</ConfigProvider>
          {props.count > 0 && (
            <Button type="link" size="small" onClick={props.onClear}>
              {texts.clearSelection}
            </Button>
          )}
        </div>
      )}
      <div className={styles.toolbar}>
        {props.toolbar}
        {props.tools}
      </div>
    </div>
  );
}

// prefetch beside the page's chunk
void useWidgetTexts.load();

const MAX_PLACEHOLDER_ROWS = 10;

/** Declarative list: call, columns, filters, actions. State lives in the URL and is stored. */
export function ListPage<Sent, Row extends object>(props: ListPageProps<Sent, Row>) {
  const list = useList(props);
  const isNarrow = useNarrow(CARD_BREAKPOINT);
  const [areFiltersShown, showFilters] = useState(true);
  const filters = props.filters ?? [];
  const canHide = filters.length > 0 && !isNarrow;
  const filterTool = { isShown: areFiltersShown, toggle: () => showFilters(!areFiltersShown) };
  return (
    <section className={styles.list}>
      {filters.length > 0 && (areFiltersShown || isNarrow) && (
        <FilterBar filters={filters} applied={list.address.filters} onSearch={list.search} onReset={list.reset} />
      )}
      <ListPanel {...props} list={list} filterTool={canHide ? filterTool : undefined} />
    </section>
  );
}

type PanelProps<Sent, Row extends object> = ListPageProps<Sent, Row> & {
  list: List<Sent, Row>;
  filterTool: ListToolsProps['filters'];
};

function ListPanel<Sent, Row extends object>(props: PanelProps<Sent, Row>) {
  const { list } = props;
  const { read, address } = list;
  const top = useRef<HTMLDivElement>(null);
  const refresh = () => void read.refetch();
  const selection = useSelection(props, read.data?.rows, refresh);
  const columns = useVisibleColumns(props.columns, props.call.path);
  const turnTo = (page: number, size: number) => {
    list.turnTo(page, size);
    if (top.current) smoothScrollTo(top.current);
  };
  const views = {
    list: props.call.path,
    query: list.viewQuery,
    hiddenColumns: columns.hidden,
    apply: (view: { query: string; hiddenColumns: readonly string[] }) => {
      columns.hide(view.hiddenColumns);
      list.applyView(view.query);
    },
  };
  return (
    <div ref={top} className={styles.panel} aria-busy={read.isFetching} data-stale={read.isPlaceholderData}>
      <ListBar
        views={<Fillings slot={listViews} props={views} />}
        count={selection.count}
        bulk={selection.bulk}
        onClear={selection.clear}
        toolbar={toolbarOf(props, list)}
        tools={<ListTools columns={columns} filters={props.filterTool} refresh={refresh} />}
      />
      {props.summary?.(stateOf(list))}
      <ListBody {...props} columns={columns.shown} selectedKeys={selection.selected} onSelect={selection.select} />
      <footer className={styles.foot}>
        <Pager page={address.pageNum} limit={address.pageSize} total={read.data?.total} onTurn={turnTo} />
      </footer>
    </div>
  );
}

type BodyProps<Sent, Row extends object> = ListPageProps<Sent, Row> &
  Pick<RowsProps<Sent, Row>, 'selectedKeys' | 'onSelect'> & { list: List<Sent, Row> };

function ListBody<Sent, Row extends object>(props: BodyProps<Sent, Row>) {
  const { read, address } = props.list;
  const Rows = useNarrow(CARD_BREAKPOINT) ? ListCards : ListTable;
  const rows = read.data?.rows;
  const retry = () => void read.refetch();
  if (read.error && !rows) return <LoadError error={read.error} onRetry={retry} />;
  return (
    <>
      {read.error && <LoadError compact error={read.error} onRetry={retry} />}
      <Rows<Sent, Row>
        {...props}
        rows={rows}
        placeholderRows={Math.min(address.pageSize, MAX_PLACEHOLDER_ROWS)}
        emptyBody={<NoRows {...props} />}
      />
    </>
  );
}

const stateOf = <Sent, Row extends object>({ read, input }: List<Sent, Row>) => ({
  input,
  total: read.data?.total ?? 0,
  refresh: () => void read.refetch(),
});

function toolbarOf<Sent, Row extends object>(props: ListPageProps<Sent, Row>, list: List<Sent, Row>) {
  const { toolbar, exportName } = props;
  const { input, total } = stateOf(list);
  const own = typeof toolbar === 'function' ? toolbar(stateOf(list)) : toolbar;
  if (exportName === undefined) return own;
  return (
    <>
      {own}
      <ExportButton name={exportName} input={input ?? {}} total={total} />
    </>
  );
}

function NoRows<Sent, Row extends object>(props: ListPageProps<Sent, Row> & { list: List<Sent, Row> }) {
  const texts = useWidgetTexts();
  const { doneText, list } = props;
  if (doneText !== undefined && list.isAsFirst) return <EmptyState text={doneText} />;
  if (!list.isFiltered) return <EmptyState text={props.emptyText} action={props.emptyAction} />;
  return <EmptyState text={texts.noMatch} action={<Button onClick={list.reset}>{texts.clearFilters}</Button>} />;
}
