import { Skeleton } from 'antd';
import { useState } from 'react';
import { useRead } from '../../../../../../platform/web/query/useRead.ts';
import { useFold } from '../../../../../../platform/web/widgets/list/useFold.ts';
import { EmptyState } from '../../../../../../platform/web/widgets/page/EmptyState.tsx';
import { LoadError } from '../../../../../../platform/web/widgets/page/LoadError.tsx';
import type { PayloadOf } from '../../../../../../platform/wire/call.ts';
import { EXCEPTION_KINDS, type ExceptionKind, listExceptions, type TrainException } from '../../../wire.ts';
import { useOperatorTexts } from '../../texts.ts';
import styles from './board.module.css';
import { ExceptionRow } from './ExceptionRow.tsx';
import { TrainMap } from './TrainMap.tsx';

const REFRESH_MS = 60_000;
/** Rows of a kind beside others, and of one alone. */
const FEW = 4;
const MANY = 20;

/** What is wrong now, by kind, with the next action on each; the map shows where. */
export function ExceptionBoard() {
  const read = useRead(listExceptions, {}, { refetchEveryMs: REFRESH_MS });
  if (read.data === undefined) {
    return read.error ? (
      <LoadError error={read.error} onRetry={() => void read.refetch()} />
    ) : (
      <Skeleton active paragraph={{ rows: 12 }} className={styles.wait} />
    );
  }
  return <Board {...read.data} />;
}

/** Counts of all kinds first; one chosen shows its trains alone, none the worst of each. */
function Board({ exceptions, positions }: PayloadOf<typeof listExceptions>) {
  const texts = useOperatorTexts().board;
  const [chosen, choose] = useState<ExceptionKind | null>(null);
  const byKind = Map.groupBy(exceptions, ({ kind }) => kind);
  const found = EXCEPTION_KINDS.filter((kind) => byKind.has(kind));
  const shown = chosen !== null && found.includes(chosen) ? [chosen] : found;
  if (found.length === 0) {
    return (
      <div className={styles.board}>
        <EmptyState text={texts.none} />
        <TrainMap positions={positions} exceptions={exceptions} />
      </div>
    );
  }
  return (
    <>
      <fieldset className={styles.counts} aria-label={texts.kindsLabel}>
        {found.map((kind) => (
          <button
            key={kind}
            type="button"
            data-kind={kind}
            aria-pressed={kind === chosen}
            onClick={() => choose(kind === chosen ? null : kind)}
          >
            <span className={styles.figure}>{byKind.get(kind)?.length}</span>
            <span>{texts.kinds[kind]}</span>
          </button>
        ))}
      </fieldset>
      <div className={styles.board}>
        <div className={styles.lists}>
          {shown.map((kind) => (
            <Exceptions key={kind} kind={kind} rows={byKind.get(kind) ?? []} limit={shown.length > 1 ? FEW : MANY} />
          ))}
        </div>
        <TrainMap positions={positions} exceptions={exceptions} />
      </div>
    </>
  );
}

interface ExceptionsProps {
  kind: ExceptionKind;
  rows: readonly TrainException[];
  limit: number;
}

function Exceptions({ kind, rows, limit }: ExceptionsProps) {
  const texts = useOperatorTexts().board;
  const { shown, hidden, unfold } = useFold(rows, limit);
  return (
    <section className={styles.kind} aria-label={texts.kinds[kind]}>
      <h2>
        {texts.kinds[kind]} <span className={styles.count}>{rows.length}</span>
      </h2>
      <ul>
        {shown.map((row) => (
          <ExceptionRow key={row.trainInfoId} row={row} />
        ))}
      </ul>
      {hidden > 0 && (
        <button type="button" className={styles.more} onClick={unfold}>
          {texts.more({ count: hidden })}
        </button>
      )}
    </section>
  );
}
