import { Drawer } from 'antd';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { useMay } from '../../../../../platform/web/who/who.ts';
import { Fault } from '../../../../../platform/web/widgets/page/Fault.tsx';
import { confirmBooking, getBookingDetail } from '../../../wire.ts';
import { DetailSkeleton } from '../../detail/DetailSkeleton.tsx';
import { AnswerButtons } from '../AnswerButtons.tsx';
import { useOperatorTexts } from '../texts.ts';
import { OrderFacts } from './OrderFacts.tsx';
import styles from './order.module.css';

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
  const mayAnswer = useMay(confirmBooking.access.code);
  if (!read.data) {
    return read.error ? <Fault error={read.error} onRetry={() => void read.refetch()} /> : <DetailSkeleton />;
  }
  const order = read.data;
  const isAnswerable = mayAnswer && order.status === 'submitted';
  return (
    <>
      <OrderFacts order={order} />
      {isAnswerable && (
        <div className={styles.foot}>
          <AnswerButtons
            booking={{ ...order, trainNo: order.train.trainNo }}
            mayConfirm={isAnswerable}
            mayRefuse={isAnswerable}
            size="middle"
          />
        </div>
      )}
    </>
  );
}
