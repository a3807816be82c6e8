import { AutoComplete } from 'antd';
import { useId } from 'react';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { listOrders } from '../../../../freight/booking/wire.ts';
import styles from '../paper.module.css';
import { usePageTexts } from '../texts.ts';

const ORDERS_SHOWN = 30;

interface OrderChoiceProps {
  value: string;
  fault?: string | undefined;
  onChange: (orderBigNo: string) => void;
}

/** A number as orders have it, however it was typed. */
export const orderNoOf = (typed: string) => typed.trim().toUpperCase();

/** Number of an order, out of the latest or typed. */
export function OrderChoice({ value, fault, onChange }: OrderChoiceProps) {
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
        options={options.filter((option) => option.value.includes(orderNoOf(value)))}
        style={{ width: 200 }}
        status={fault === undefined ? '' : 'error'}
        aria-invalid={fault !== undefined}
        onChange={onChange}
      />
      {fault !== undefined && <small role="alert">{fault}</small>}
    </div>
  );
}
