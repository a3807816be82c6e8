import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { useTopicInvalidation } from '../../../../../platform/web/live/useTopicInvalidation.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { EmptyState } from '../../../../../platform/web/widgets/page/EmptyState.tsx';
import { LoadError } from '../../../../../platform/web/widgets/page/LoadError.tsx';
import { bookingsChanged } from '../../../../freight/booking/topics.ts';
import { Section } from '../../../../freight/booking/web/parts.ts';
import type { ServiceOrderKind } from '../../kinds.ts';
import { listServicesOfOrder } from '../../operatorWire.ts';
import { operatorPath } from '../../paths.ts';
import styles from '../parts/parts.module.css';
import { useServiceTexts } from '../texts.ts';
import { ServiceCard } from './ServiceCard.tsx';

const LIVE_READS = [listServicesOfOrder];

interface ServicesOfOrderProps {
  order: { orderBigNo: string; services: readonly ServiceOrderKind[] };
  title: string;
}

/** Services of any company's order, for operators. */
export function ServicesOfOrder({ order, title }: ServicesOfOrderProps) {
  const texts = useServiceTexts();
  const navigate = useNavigate();
  useTopicInvalidation(bookingsChanged, {}, LIVE_READS);
  const read = useRead(listServicesOfOrder, { orderBigNo: order.orderBigNo });
  const asked = order.services.map((kind) => texts.kinds[kind]).join(', ');
  const wanted = asked === '' ? undefined : `${texts.booking.asked}: ${asked}`;
  return (
    <Section title={title} hint={wanted}>
      {read.data === undefined ? (
        read.error && <LoadError error={read.error} onRetry={() => void read.refetch()} />
      ) : read.data.length === 0 ? (
        <EmptyState text={texts.section.empty} />
      ) : (
        <ul className={styles.cards}>
          {read.data.map((service) => (
            <ServiceCard key={service.serviceOrderId} service={service} price={service}>
              <div className={styles.buttons}>
                <Button onClick={() => void navigate(operatorPath(service.serviceOrderId))}>
                  {texts.operator.handle}
                </Button>
              </div>
            </ServiceCard>
          ))}
        </ul>
      )}
    </Section>
  );
}
