import { Link } from 'react-router';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { LoadError } from '../../../../../platform/web/widgets/page/LoadError.tsx';
import { type CustomerHome, MAX_ROWS } from '../../wire.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { LoadingRows } from '../parts/LoadingRows.tsx';
import { Panel } from '../parts/Panel.tsx';
import { ordersPath } from '../paths.ts';
import { useTexts } from '../texts.ts';
import { countIn } from './counts.ts';
import styles from './customer.module.css';
import { ToDoRow } from './ToDoRow.tsx';
import { toDoOf } from './toDo.ts';
import { useCustomerHome } from './useCustomerHome.ts';

const ROW_HEIGHT = 57;

export function ToDoPanel({ title }: { title: string }) {
  const { home, error, retry } = useCustomerHome();
  return (
    <Panel title={title}>
      {home ? (
        <ToDo home={home} />
      ) : error ? (
        <LoadError compact error={error} onRetry={retry} />
      ) : (
        <LoadingRows rows={MAX_ROWS.toDo} height={ROW_HEIGHT} />
      )}
    </Panel>
  );
}

function ToDo({ home }: { home: CustomerHome }) {
  const texts = useTexts().toDo;
  const shown = toDoOf(home, new Date()).slice(0, MAX_ROWS.toDo);
  const shownNumbers = shown.filter((item) => item.kind === 'numbers').length;
  const unshown = countIn(home.counts, 'confirmed', 'documents') - shownNumbers;
  return (
    <>
      {shown.length === 0 && <EmptyState text={texts.none} hint={texts.noneHint} />}
      <ul className={styles.rows}>
        {shown.map((item) => (
          <ToDoRow key={item.order.orderBigNo} item={item} />
        ))}
      </ul>
      <footer className={styles.foot}>
        {unshown > 0 && <Link to={ordersPath('confirmed')}>{texts.more({ count: unshown })}</Link>}
        <Unanswered count={countIn(home.counts, 'submitted')} oldest={home.oldestSubmitted} />
      </footer>
    </>
  );
}

function Unanswered({ count, oldest }: { count: number; oldest: string | null }) {
  const texts = useTexts().toDo;
  const format = useFormat();
  if (count === 0) return null;
  return (
    <span>
      <Link to={ordersPath('submitted')}>{texts.waiting({ count })}</Link>
      {oldest !== null && <span className={styles.soft}> {texts.waitingSince({ when: format.relative(oldest) })}</span>}
    </span>
  );
}
