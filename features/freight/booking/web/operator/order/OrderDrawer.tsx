import { Drawer } from 'antd';
import { useRead } from '../../../../../../platform/web/query/useRead.ts';
import { LoadError } from '../../../../../../platform/web/widgets/page/LoadError.tsx';
import { getBookingDetail } from '../../../operatorWire.ts';
import { DetailSkeleton } from '../../detail/DetailSkeleton.tsx';
import { DecisionButtons } from '../DecisionButtons.tsx';
import { useOperatorTexts } from '../texts.ts';
import { OrderSummary } from './OrderSummary.tsx';
import styles from './order.module.css';
import { RollOverButton } from './RollOverButton.tsx';

const WIDTH = 760;

/** Any company's order beside the list, with confirm and refuse. */
export function OrderDrawer({ orderBigNo, onClose }: { orderBigNo: string | null; onClose: () => void }) {
  const texts = useOperatorTexts().drawer;
  return (
    <Drawer
      open={orderBigNo !== null}
      title={orderBigNo === null ? '' : texts.title({ orderBigNo })}
      size={WIDTH}
      classNames={{ body: styles.body }}
      styles={{ wrapper: { maxWidth: '100vw' } }}
      destroyOnHidden
      onClose={onClose}
    >
      {orderBigNo !== null && <Order orderBigNo={orderBigNo} />}
    </Drawer>
  );
}

function Order({ orderBigNo }: { orderBigNo: string }) {
  const read = useRead(getBookingDetail, { orderBigNo });
  if (!read.data) {
    return read.error ? <LoadError error={read.error} onRetry={() => void read.refetch()} /> : <DetailSkeleton />;
  }
  const order = read.data;
  const { abilities } = order;
  return (
    <>
      <OrderSummary order={order} />
      {(abilities.confirm || abilities.refuse) && (
        <div className={styles.foot}>
          <DecisionButtons booking={{ ...order, trainNo: order.train.trainNo }} abilities={abilities} size="middle" />
        </div>
      )}
      {abilities.rollOver && (
        <div className={styles.foot}>
          <RollOverButton order={order} />
        </div>
      )}
    </>
  );
}
