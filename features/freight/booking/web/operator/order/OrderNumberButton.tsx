import { useOperatorTexts } from '../texts.ts';
import styles from './openOrder.module.css';

export function OrderNumberButton(props: { orderBigNo: string; onOpen: (orderBigNo: string) => void }) {
  const { orderBigNo, onOpen } = props;
  const texts = useOperatorTexts().queue;
  return (
    <button
      type="button"
      data-key="open"
      className={styles.number}
      aria-label={texts.open({ orderBigNo })}
      onClick={() => onOpen(orderBigNo)}
    >
      {orderBigNo}
    </button>
  );
}
