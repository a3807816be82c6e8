import type { ReactNode } from 'react';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import type { OwnServiceOrder } from '../../order.ts';
import { Facts } from '../parts/Facts.tsx';
import { History } from '../parts/History.tsx';
import styles from '../parts/parts.module.css';
import { Stays } from '../parts/Stays.tsx';
import { Trips } from '../parts/Trips.tsx';
import { useServiceTexts } from '../texts.ts';
import { STATE_TONES } from '../tones.ts';

type Price = Pick<OwnServiceOrder, 'saleAmount' | 'saleCurrency' | 'isAgreed' | 'feeSale' | 'daySale' | 'freeDays'>;

interface ServiceCardProps {
  service: Omit<OwnServiceOrder, keyof Price | 'supplierNo' | 'abilities'> & Pick<Price, 'freeDays'>;
  price: Price;
  /** beside its status */
  tools?: ReactNode;
  children?: ReactNode;
}

/** One service on the page of its order. */
export function ServiceCard({ service, price, tools, children }: ServiceCardProps) {
  const texts = useServiceTexts();
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <span>
          <strong>{texts.kinds[service.kind]}</strong>{' '}
          <span className={styles.soft}>
            {[service.serviceNo, texts.serviceKinds[service.serviceKind], service.supplierName]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
        <span className={styles.tools}>
          {tools}
          <StatusTag tone={STATE_TONES[service.state]} label={texts.states[service.state]} />
        </span>
      </div>
      <Prices price={price} />
      <Facts service={service} />
      {service.trips.length > 0 && <Trips service={service} />}
      {service.stays.length > 0 && <Stays service={service} currency={price.saleCurrency} />}
      {children}
      <History events={service.history} />
    </li>
  );
}

function Prices({ price }: { price: Price }) {
  const { section: texts } = useServiceTexts();
  const format = useFormat();
  const { saleAmount, saleCurrency, isAgreed, feeSale, daySale, freeDays } = price;
  const lines = [
    [isAgreed ? texts.agreedPrice : texts.offeredPrice, saleAmount],
    [texts.fee, feeSale],
  ].flatMap(([label, amount]) => (amount == null || label == null ? [] : [[label, amount] as const]));
  if (lines.length === 0) return null;
  return (
    <>
      <dl className={styles.prices}>
        {lines.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{format.money(amount, saleCurrency)}</dd>
          </div>
        ))}
      </dl>
      {daySale !== null && freeDays !== null && (
        <p className={styles.soft}>{texts.freeDays({ days: freeDays, rate: format.money(daySale, saleCurrency) })}</p>
      )}
    </>
  );
}
