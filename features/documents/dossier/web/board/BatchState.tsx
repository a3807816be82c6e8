import { Collapse, Progress } from 'antd';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { pathTo } from '../../../../../platform/wire/pathTo.ts';
import { prepareDocumentsPage } from '../../pages.ts';
import { type BatchResult, getBatch, type PaperBatch } from '../../trainWire.ts';
import { useFaultWords } from '../faultWords.ts';
import { useTexts } from '../texts.ts';
import styles from './board.module.css';

const POLL_MS = 1_000;

/** How far the issuing of all papers is; afterwards what was not issued, and why. */
export function BatchState({ batch: seen, onEnded }: { batch: PaperBatch; onEnded: () => void }) {
  const { board: texts } = useTexts();
  const format = useFormat();
  const { batchId } = seen;
  const read = useRead(getBatch, { batchId }, { enabled: seen.isRunning, refetchEveryMs: POLL_MS });
  const batch = seen.isRunning && read.data ? read.data : seen;
  const wasRunning = useRef(seen.isRunning);
  useEffect(() => {
    if (wasRunning.current && !batch.isRunning) onEnded();
    wasRunning.current = batch.isRunning;
  }, [batch.isRunning, onEnded]);
  if (batch.isRunning)
    return (
      <div className={styles.batch} role="status">
        <strong>{texts.issuing({ done: batch.done, total: batch.total })}</strong>
        <Progress percent={Math.round((100 * batch.done) / Math.max(batch.total, 1))} size="small" />
      </div>
    );
  const note = `${format.dateTime(batch.startTime)} · ${batch.startedBy}`;
  const summary = `${texts.batchDone({ issued: batch.issuedCount, refused: batch.refused.length })} · ${note}`;
  return (
    <Collapse
      size="small"
      className={styles.batch ?? ''}
      collapsible={batch.refused.length > 0 ? 'header' : 'disabled'}
      items={[{ key: 'refused', label: summary, children: <Refused refused={batch.refused} /> }]}
    />
  );
}

const pathOf = ({ orderBigNo, code, orderContainerId }: BatchResult) =>
  pathTo(prepareDocumentsPage, { orderBigNo, paper: `${code}.${orderContainerId ?? ''}` });

function Refused({ refused }: { refused: PaperBatch['refused'] }) {
  const { board: texts, papers } = useTexts();
  const words = useFaultWords();
  const reasonOf = ({ outcome, faults, faultCount }: BatchResult) => {
    if (outcome !== 'faulty') return texts.outcomes[outcome];
    const more = faultCount > faults.length ? [texts.more({ count: faultCount - faults.length })] : [];
    return [...faults.map(words), ...more].join(' · ');
  };
  return (
    <ul className={styles.refused} aria-label={texts.notIssued({ count: refused.length })}>
      {refused.map((one) => (
        <li key={`${one.orderBigNo} ${one.code} ${one.orderContainerId}`}>
          <Link to={pathOf(one)}>
            {[papers[one.code], one.orderBigNo, one.containerNo].filter(Boolean).join(' · ')}
          </Link>
          <small>{reasonOf(one)}</small>
        </li>
      ))}
    </ul>
  );
}
