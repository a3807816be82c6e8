import { Link } from 'react-router';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import { orderPath } from '../paths.ts';
import { useTexts } from '../texts.ts';
import styles from './customer.module.css';
import type { ToDo } from './toDo.ts';

export function ToDoRow({ item: { kind, order, due, urgency } }: { item: ToDo }) {
  const texts = useTexts();
  const format = useFormat();
  const labels = texts.toDo;
  const when = format.relative(due);
  const isNumbers = kind === 'numbers';
  const passed = isNumbers ? labels.pastCutoff : labels.draftEnded;
  const ahead = isNumbers ? labels.cutoff({ when }) : labels.draftEnds({ when });
  return (
    <li className={styles.toDo}>
      <div className={styles.what}>
        <Link to={orderPath(order.orderBigNo)} className={styles.order}>
          {labels[kind]}
        </Link>{' '}
        <span className={styles.soft}>{order.orderBigNo}</span>
        <div className={styles.soft}>
          {isNumbers
            ? labels.missing({
                missing: order.containerCount - order.numberedCount,
                all: order.containerCount,
              })
            : labels.draftOf({ teu: order.teu })}
        </div>
      </div>
      <div className={styles.train}>
        {order.trainNo}
        <div className={styles.soft}>{order.lineName}</div>
      </div>
      <div className={styles.due} title={`${format.dateTime(due)} ${format.zone}`}>
        <StatusTag
          tone={urgency === 'late' ? 'danger' : urgency === 'soon' ? 'warning' : 'neutral'}
          label={urgency === 'late' ? passed : ahead}
        />
      </div>
    </li>
  );
}
