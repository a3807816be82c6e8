import { Button } from 'antd';
import { Link } from 'react-router';
import { CARD_BREAKPOINT, useNarrow } from '../../../../../platform/web/widgets/screen/useNarrow.ts';
import type { OrderDetail } from '../../order.ts';
import { bookingPath, tracePath } from '../paths.ts';
import { useTexts } from '../texts.ts';
import styles from './detail.module.css';
import { numberedCount } from './progress.ts';

const UNDERWAY: readonly OrderDetail['status'][] = ['departed', 'arrived'];
const OVER: readonly OrderDetail['status'][] = ['refused', 'withdrawn', 'expired'];

/** On a phone: what to do next with the order, at the lower edge of the window. */
export function NextAction({ order }: { order: OrderDetail }) {
  const isNarrow = useNarrow(CARD_BREAKPOINT);
  const next = useNext(order);
  if (!isNarrow || next === null) return null;
  return (
    <div className={styles.nextAction}>
      <Link to={next.path}>
        <Button block type="primary" size="large">
          {next.label}
        </Button>
      </Link>
    </div>
  );
}

function useNext(order: OrderDetail): { path: string; label: string } | null {
  const { detail, confirmation } = useTexts();
  const { orderBigNo, status, train, abilities } = order;
  if (abilities.edit) return { path: bookingPath(train, { order: orderBigNo }), label: detail.continueDraft };
  if (abilities.saveContainers && numberedCount(order) < order.containers.length)
    return { path: '#containers', label: confirmation.fillNumbers };
  if (UNDERWAY.includes(status)) return { path: tracePath(orderBigNo), label: detail.track };
  if (OVER.includes(status) && train.isBookable)
    return { path: bookingPath(train, { copy: orderBigNo }), label: detail.bookAgain };
  return null;
}
