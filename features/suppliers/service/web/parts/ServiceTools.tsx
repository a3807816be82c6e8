import { Fillings } from '../../../../../platform/web/slots/Fillings.tsx';
import { containerTools } from '../../../../freight/booking/web/slots.ts';
import type { OwnServiceOrder } from '../../order.ts';
import styles from './parts.module.css';

interface ServiceToolsProps {
  service: Pick<OwnServiceOrder, 'kind' | 'containers' | 'orderBigNo' | 'trainNo'>;
  supplierNo: string;
  counterpartName: string;
}

/** Tools of later features for the first container of a service, such as the chat with its other side. */
export function ServiceTools({ service, supplierNo, counterpartName }: ServiceToolsProps) {
  const { kind, orderBigNo, trainNo } = service;
  const [first] = service.containers;
  if (first === undefined) return null;
  const { orderContainerId, containerNo } = first;
  return (
    <span className={styles.tools}>
      <Fillings
        slot={containerTools}
        props={{
          container: { orderContainerId, containerNo, orderBigNo, trainNo },
          service: { supplierNo, counterpartName, isCustoms: kind === 'customs' },
        }}
      />
    </span>
  );
}
