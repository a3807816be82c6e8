import { Table } from 'antd';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { pathTo } from '../../../../../platform/wire/pathTo.ts';
import { prepareDocumentsPage } from '../../pages.ts';
import type { BoardRow, PaperBoard } from '../../trainWire.ts';
import { useTexts } from '../texts.ts';
import styles from './board.module.css';

type Cell = BoardRow['cells'][number];

const isOpenCell = ({ state }: Cell) => state === 'missing' || state === 'ready' || state === 'differs';

/** Rows: orders and their containers; columns: papers; a cell leads to its paper. */
export function BoardTable({ board, isOpenOnly }: { board: PaperBoard; isOpenOnly: boolean }) {
  const { board: texts, page, papers, shortNames } = useTexts();
  const rows = useMemo(
    () => (isOpenOnly ? board.rows.filter(({ cells }) => cells.some(isOpenCell)) : board.rows),
    [board.rows, isOpenOnly],
  );
  return (
    <>
      <ul className={styles.legend}>
        {(['missing', 'ready', 'issued', 'differs', 'notNeeded'] as const).map((state) => (
          <li key={state}>
            <span className={styles.cell} data-state={state}>
              {SIGNS[state] || '3'}
            </span>
            {texts.cellStates[state]}
          </li>
        ))}
      </ul>
      <Table<BoardRow>
        size="small"
        bordered
        className={styles.table ?? ''}
        aria-label={texts.title}
        rowKey={({ orderBigNo, orderContainerId }) => `${orderBigNo} ${orderContainerId ?? ''}`}
        dataSource={rows}
        pagination={rows.length > PAGE_SIZE ? { pageSize: PAGE_SIZE, showSizeChanger: false } : false}
        scroll={{ x: 'max-content' }}
        locale={{ emptyText: page.reasons.noContainers }}
        rowClassName={({ orderContainerId }) => (orderContainerId === null ? (styles.order ?? '') : '')}
        columns={[
          {
            title: page.order,
            fixed: 'left',
            width: 190,
            render: (_, row) => <RowName row={row} />,
          },
          ...board.codes.map((code) => ({
            key: code,
            align: 'center' as const,
            title: <span title={papers[code]}>{shortNames[code]}</span>,
            render: (_: unknown, row: BoardRow) => {
              const cell = row.cells.find((one) => one.code === code);
              return cell === undefined ? null : <StateCell row={row} cell={cell} />;
            },
          })),
        ]}
      />
    </>
  );
}
const PAGE_SIZE = 100;

function RowName({ row: { orderBigNo, companyName, orderContainerId, containerNo } }: { row: BoardRow }) {
  const { board: texts } = useTexts();
  if (orderContainerId !== null) return <span className={styles.container}>{containerNo || texts.noNumber}</span>;
  return (
    <>
      <Link to={pathTo(prepareDocumentsPage, { orderBigNo })}>{orderBigNo}</Link>
      <small className={styles.company}>{companyName}</small>
    </>
  );
}

const SIGNS: Readonly<Record<Cell['state'], string>> = {
  missing: '',
  ready: '●',
  issued: '✓',
  differs: '≠',
  notNeeded: '–',
};

function StateCell({ row, cell }: { row: BoardRow; cell: Cell }) {
  const { board: texts, page, papers } = useTexts();
  const { code, state, faultCount, number } = cell;
  const words = state === 'missing' ? page.toFix({ count: faultCount }) : texts.cellStates[state];
  const label = [papers[code], row.containerNo, words, number].filter(Boolean).join(' · ');
  const paper = `${code}.${row.orderContainerId ?? ''}`;
  return (
    <Link
      className={styles.cell ?? ''}
      data-state={state}
      title={label}
      aria-label={label}
      to={pathTo(prepareDocumentsPage, { orderBigNo: row.orderBigNo, paper })}
    >
      {state === 'missing' ? faultCount : SIGNS[state]}
    </Link>
  );
}
