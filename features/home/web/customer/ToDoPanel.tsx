import { Link } from 'react-router';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { Fault } from '../../../../platform/web/widgets/page/Fault.tsx';
import { Nothing } from '../parts/Nothing.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Wait } from '../parts/Wait.tsx';
import { ordersPath } from '../paths.ts';
import { useTexts } from '../texts.ts';
import styles from './customer.module.css';
import { ToDoRow } from './ToDoRow.tsx';
import { toDoOf } from './toDo.ts';
import { useOrdersIn } from './useOwnOrders.ts';

const SHOWN = 5;
const ROW_HEIGHT = 57;

/** What the customer has to do next, and what waits for the operator's answer. */
export function ToDoPanel() {
  const texts = useTexts().toDo;
  const confirmed = useOrdersIn('confirmed', { by: 'departTime', most: SHOWN });
  const documents = useOrdersIn('documents', { by: 'departTime', most: SHOWN });
  const drafts = useOrdersIn('draft', { by: 'createTime', most: SHOWN });
  const reads = [confirmed, documents, drafts];
  const failed = reads.find((read) => read.error && read.rows.length === 0);
  const toDo = toDoOf({ lacking: [...confirmed.rows, ...documents.rows], drafts: drafts.rows }, new Date());
  const shown = toDo.slice(0, SHOWN);
  const shownNumbers = shown.filter((item) => item.kind === 'numbers').length;
  const unshown = confirmed.count + documents.count - shownNumbers;

  const retry = () => {
    for (const read of reads) read.retry();
  };

  if (failed?.error) {
    return (
      <Panel title={texts.title}>
        <Fault compact error={failed.error} onRetry={retry} />
      </Panel>
    );
  }
  if (reads.some((read) => read.isComing)) {
    return (
      <Panel title={texts.title}>
        <Wait rows={SHOWN} height={ROW_HEIGHT} />
      </Panel>
    );
  }
  return (
    <Panel title={texts.title}>
      {shown.length === 0 && <Nothing text={texts.none} hint={texts.noneHint} />}
      <ul className={styles.rows}>
        {shown.map((item) => (
          <ToDoRow key={item.order.orderBigNo} item={item} />
        ))}
      </ul>
      <footer className={styles.foot}>
        {unshown > 0 && <Link to={ordersPath('confirmed')}>{texts.more({ count: unshown })}</Link>}
        <Unanswered />
      </footer>
    </Panel>
  );
}

function Unanswered() {
  const texts = useTexts().toDo;
  const format = useFormat();
  const { rows, count } = useOrdersIn('submitted', { by: 'createTime', most: 1 });
  const [oldest] = rows;
  if (count === 0) return null;
  return (
    <span>
      <Link to={ordersPath('submitted')}>{texts.waiting({ count })}</Link>
      {oldest && (
        <span className={styles.soft}>
          {' '}
          {texts.waitingSince({ when: format.relative(oldest.createTime) })}
        </span>
      )}
    </span>
  );
}
