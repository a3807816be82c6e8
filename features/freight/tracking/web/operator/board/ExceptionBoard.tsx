import { Skeleton } from 'antd';
import { useState } from 'react';
import { useRead } from '../../../../../../platform/web/query/useRead.ts';
import { EmptyState } from '../../../../../../platform/web/widgets/page/EmptyState.tsx';
import { LoadError } from '../../../../../../platform/web/widgets/page/LoadError.tsx';
import { EXCEPTION_KINDS, type ExceptionKind, listExceptions, type TrainException } from '../../../wire.ts';
import { useOperatorTexts } from '../../texts.ts';
import styles from './board.module.css';
import { ExceptionRow } from './ExceptionRow.tsx';
import { TrainMap } from './TrainMap.tsx';

const REFRESH_MS = 60_000;
const SHOWN = 8;

/** What is wrong now, by kind, with the next action on each; the map shows where. */
export function ExceptionBoard() {
  const texts = useOperatorTexts().board;
  const read = useRead(listExceptions, {}, { refetchEveryMs: REFRESH_MS });
  if (read.data === undefined) {
    return read.error ? (
      <LoadError error={read.error} onRetry={() => void read.refetch()} />
    ) : (
      <Skeleton active paragraph={{ rows: 12 }} className={styles.wait} />
    );
  }
  const { exceptions, positions } = read.data;
  const byKind = Map.groupBy(exceptions, ({ kind }) => kind);
  return (
    <div className={styles.board}>
      <div className={styles.lists}>
        {exceptions.length === 0 && <EmptyState text={texts.none} />}
        {EXCEPTION_KINDS.map((kind) => (
          <Exceptions key={kind} kind={kind} rows={byKind.get(kind) ?? []} />
        ))}
      </div>
      <TrainMap positions={positions} exceptions={exceptions} />
    </div>
  );
}

function Exceptions({ kind, rows }: { kind: ExceptionKind; rows: readonly TrainException[] }) {
  const texts = useOperatorTexts().board;
  const [isWhole, showWhole] = useState(false);
  if (rows.length === 0) return null;
  const shown = isWhole ? rows : rows.slice(0, SHOWN);
  return (
    <section className={styles.kind} data-kind={kind} aria-label={texts.kinds[kind]}>
      <h2>
        {texts.kinds[kind]} <span className={styles.count}>{rows.length}</span>
      </h2>
      <ul>
        {shown.map((row) => (
          <ExceptionRow key={row.trainInfoId} row={row} />
        ))}
      </ul>
      {shown.length < rows.length && (
        <button type="button" className={styles.more} onClick={() => showWhole(true)}>
          {texts.more({ count: rows.length - shown.length })}
        </button>
      )}
    </section>
  );
}
