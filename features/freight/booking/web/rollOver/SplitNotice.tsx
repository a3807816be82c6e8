import { Alert } from 'antd';
import type { ReactNode } from 'react';
import type { OrderDetail } from '../../order.ts';
import { useTexts } from '../texts.ts';
import styles from './rollOver.module.css';

interface SplitNoticeProps {
  order: Pick<OrderDetail, 'splitFrom' | 'parts'>;
  link: (orderBigNo: string) => ReactNode;
}

/** Orders that containers were rolled over from, or to. */
export function SplitNotice({ order: { splitFrom, parts }, link }: SplitNoticeProps) {
  const texts = useTexts().rollOver;
  if (splitFrom === '' && parts.length === 0) return null;
  return (
    <Alert
      type="info"
      showIcon
      className={styles.notice ?? ''}
      title={
        <>
          {splitFrom !== '' && (
            <div>
              {texts.splitFrom} {link(splitFrom)}
            </div>
          )}
          {parts.map((orderBigNo) => (
            <div key={orderBigNo}>
              {texts.parts} {link(orderBigNo)}
            </div>
          ))}
        </>
      }
    />
  );
}
