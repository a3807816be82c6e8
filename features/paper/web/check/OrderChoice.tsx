import { AutoComplete } from 'antd';
import { useId } from 'react';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { listOrders } from '../../../booking/wire.ts';
import styles from '../paper.module.css';
import { usePageTexts } from '../texts.ts';

const ORDERS_SHOWN = 30;

/** Number of an order, out of the latest or typed. */
export function OrderChoice({ value, onChange }: { value: string; onChange: (orderBigNo: string) => void }) {
  const texts = usePageTexts();
  const id = useId();
  const orders = useRead(listOrders, { pageNum: 1, pageSize: ORDERS_SHOWN });
  const options = orders.data?.rows.map(({ orderBigNo }) => ({ value: orderBigNo })) ?? [];
  return (
    <div className={styles.order}>
      <label htmlFor={id}>{texts.order}</label>
      <AutoComplete
        id={id}
        value={value}
        maxLength={20}
        placeholder={texts.orderHint}
        options={options.filter((option) => option.value.includes(value.trim()))}
        style={{ width: 200 }}
        onChange={onChange}
      />
    </div>
  );
}
