import { Button, ConfigProvider } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { Fillings } from '../../slots/Fillings.tsx';
import { listViews } from '../../slots/listViews.ts';
import { usePlatformTexts } from '../../texts/platformTexts.ts';
import { EmptyState } from '../page/EmptyState.tsx';
import { LoadError } from '../page/LoadError.tsx';
import { TitleTools } from '../page/TitleTools.tsx';
import { CARD_BREAKPOINT, useNarrow } from '../screen/useNarrow.ts';
import { useWidgetTexts } from '../texts.ts';
import { keyOfRow } from './columnCell.tsx';
import { ExportButton } from './ExportButton.tsx';
import { FilterBar } from './FilterBar.tsx';
import { ListCards } from './ListCards.tsx';
import { ListTable } from './ListTable.tsx';
import { ListTools } from './ListTools.tsx';
import styles from './list.module.css';
import type { ListCall, ListPageProps } from './listProps.ts';
import { Pager } from './Pager.tsx';
import type { RowsProps } from './rowsProps.ts';
import { smoothScrollTo } from './smoothScrollTo.ts';
import { type List, useList } from './useList.ts';
import { useVisibleColumns, type VisibleColumns } from './useVisibleColumns.ts';

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

interface BulkBarProps {
  count: number;
  bulk: ReactNode;
  onClear: () => void;
}

/** In place of the filters while rows are chosen. */
function BulkBar({ count, bulk, onClear }: BulkBarProps) {
  const { list } = usePlatformTexts();
  const texts = useWidgetTexts();
  return (
    <div className={styles.bulk} hidden={count === 0} data-some={count > 0}>
      <span role="status" className={styles.count}>
        {list.selected({ count })}
      </span>
      {/* actions on several rows need one, whatever a page declares; their dialogs outlive the choice */}
      <ConfigProvider componentDisabled={count === 0}>{bulk}</ConfigProvider>
      <Button type="link" size="small" onClick={onClear}>
        {texts.clearSelection}
      </Button>
    </div>
  );
}

// prefetch beside the page's chunk
void useWidgetTexts.load();

const MAX_PLACEHOLDER_ROWS = 10;

/** Declarative list: call, columns, filters, actions. State lives in the URL and is stored. */
export function ListPage<Sent, Row extends object>(props: ListPageProps<Sent, Row>) {
  const list = useList(props);
  const { read, address } = list;
  const top = useRef<HTMLDivElement>(null);
  const refresh = () => void read.refetch();
  const selection = useSelection(props, read.data?.rows, refresh);
  const columns = useVisibleColumns(props.columns, props.call.path);
  const turnTo = (page: number, size: number) => {
    list.turnTo(page, size);
    if (top.current) smoothScrollTo(top.current);
  };
  const filters = props.filters ?? [];
  return (
    <section className={styles.list}>
      <TitleTools>
        <ListViews list={list} columns={columns} call={props.call} />
        {toolbarOf(props, list)}
      </TitleTools>
      <div className={styles.band}>
        <div className={styles.narrowing} hidden={selection.count > 0}>
          {props.tabs}
          {filters.length > 0 && (
            <FilterBar filters={filters} applied={address.filters} onSearch={list.search} onReset={list.reset} />
          )}
        </div>
        {selection.bulk && <BulkBar count={selection.count} bulk={selection.bulk} onClear={selection.clear} />}
        <ListTools columns={columns} refresh={refresh} />
      </div>
      <div ref={top} className={styles.panel} aria-busy={read.isFetching} data-stale={read.isPlaceholderData}>
        <ListBody
          {...props}
          list={list}
          columns={columns.shown}
          selectedKeys={selection.selected}
          onSelect={selection.select}
        />
        {props.summary && <div className={styles.summary}>{props.summary(stateOf(list))}</div>}
        <footer className={styles.foot}>
          <Pager page={address.pageNum} limit={address.pageSize} total={read.data?.total} onTurn={turnTo} />
        </footer>
      </div>
    </section>
  );
}

interface ListViewsOfProps<Sent, Row extends object> {
  call: ListCall<Sent, Row>;
  list: List<Sent, Row>;
  columns: VisibleColumns;
}

function ListViews<Sent, Row extends object>({ call, list, columns }: ListViewsOfProps<Sent, Row>) {
  const views = {
    list: call.path,
    query: list.viewQuery,
    hiddenColumns: columns.hidden,
    apply: (view: { query: string; hiddenColumns: readonly string[] }) => {
      columns.hide(view.hiddenColumns);
      list.applyView(view.query);
    },
  };
  return <Fillings slot={listViews} props={views} />;
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
