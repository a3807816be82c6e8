import { Alert, Button, Space } from 'antd';
import { useState } from 'react';
import { useCurrentUser } from '../../../../../platform/web/currentUser/currentUser.ts';
import { useTopicInvalidation } from '../../../../../platform/web/live/useTopicInvalidation.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { Can, useCan } from '../../../../../platform/web/records/can.tsx';
import { EmptyState } from '../../../../../platform/web/widgets/page/EmptyState.tsx';
import { LoadError } from '../../../../../platform/web/widgets/page/LoadError.tsx';
import { orderChanged } from '../../../../freight/booking/topics.ts';
import { Section } from '../../../../freight/booking/web/parts.ts';
import { getOrderDetail } from '../../../../freight/booking/wire.ts';
import type { ServiceOrderKind } from '../../kinds.ts';
import type { OwnServiceOrder } from '../../order.ts';
import { CUSTOMER_MOVES } from '../../states.ts';
import { listOwnServices, moveOwnService, requestService } from '../../wire.ts';
import { MoveButtons } from '../parts/MoveButtons.tsx';
import styles from '../parts/parts.module.css';
import { ServiceTools } from '../parts/ServiceTools.tsx';
import { useServiceTexts } from '../texts.ts';
import { type OrderOfServices, RequestDialog } from './RequestDialog.tsx';
import { ServiceCard } from './ServiceCard.tsx';

interface OwnServicesProps {
  order: OrderOfServices & { status: string };
  title: string;
}

const CLOSED = ['refused', 'withdrawn', 'expired'];

/** Services of an own order: asked for, agreed to, confirmed. */
export function OwnServices({ order, title }: OwnServicesProps) {
  const texts = useServiceTexts();
  const { companyNo } = useCurrentUser();
  const [asked, ask] = useState<ServiceOrderKind | null>(null);
  useTopicInvalidation(orderChanged, companyNo === null ? null : { companyNo }, [listOwnServices]);
  const read = useRead(listOwnServices, { orderBigNo: order.orderBigNo });
  const button = !CLOSED.includes(order.status) && (
    <Can call={requestService}>
      <Button type="primary" onClick={() => ask('trailer')}>
        {texts.section.request}
      </Button>
    </Can>
  );
  const missing = order.services.filter((kind) => read.data?.every((service) => service.kind !== kind));
  return (
    <Section title={title} hint={texts.section.hint} extra={button}>
      {button && missing.length > 0 && <Wanted kinds={missing} onAsk={ask} />}
      {read.data === undefined ? (
        read.error && <LoadError error={read.error} onRetry={() => void read.refetch()} />
      ) : read.data.length === 0 ? (
        <EmptyState text={texts.section.empty} />
      ) : (
        <ul className={styles.cards}>
          {read.data.map((service) => (
            <OwnService key={service.serviceOrderId} service={service} />
          ))}
        </ul>
      )}
      {asked && <RequestDialog order={order} kind={asked} onClose={() => ask(null)} />}
    </Section>
  );
}

/** Services asked for with the booking whose details are missing. */
function Wanted({ kinds, onAsk }: { kinds: readonly ServiceOrderKind[]; onAsk: (kind: ServiceOrderKind) => void }) {
  const texts = useServiceTexts();
  return (
    <Alert
      type="warning"
      showIcon
      title={texts.booking.wanted}
      description={
        <Can call={requestService}>
          <Space wrap>
            {kinds.map((kind) => (
              <Button key={kind} onClick={() => onAsk(kind)}>
                {texts.kinds[kind]}
              </Button>
            ))}
          </Space>
        </Can>
      }
    />
  );
}

function OwnService({ service }: { service: OwnServiceOrder }) {
  const texts = useServiceTexts();
  const mayMove = useCan(moveOwnService);
  const moving = useWrite(moveOwnService, {
    invalidates: [listOwnServices, getOrderDetail],
    done: texts.moved,
  });
  const { serviceOrderId, version, supplierNo, supplierName } = service;
  const tools = supplierNo !== '' && (
    <ServiceTools service={service} supplierNo={supplierNo} counterpartName={supplierName} />
  );
  const moves = CUSTOMER_MOVES.filter((move) => service.abilities[move]);
  return (
    <ServiceCard service={service} price={service} tools={tools}>
      {mayMove && moves.length > 0 && (
        <div className={styles.buttons}>
          <MoveButtons
            moves={moves}
            isPending={moving.isPending}
            onMove={async (move, reason) =>
              (await moving.send({ serviceOrderId, version, move, reason })) !== undefined
            }
          />
        </div>
      )}
    </ServiceCard>
  );
}
