import { sumsByCurrency, sumsText } from '../../../../../libs/amounts/amounts.ts';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import type { BookedService } from '../../../../freight/booking/bookedServices.ts';
import type { ContainerRequest } from '../../../../freight/booking/order.ts';
import { Section } from '../../../../freight/booking/web/parts.ts';
import { estimateBooking } from '../../../../money/charge/wire.ts';
import { bookedPrice, bookedPrices } from '../../bookedPrices.ts';
import styles from '../parts/parts.module.css';
import { useServiceTexts } from '../texts.ts';

interface BookedProps {
  trainInfoId: number;
  containers: readonly ContainerRequest[];
  chosen: readonly BookedService[];
}

function useEstimate({ trainInfoId, containers, chosen }: BookedProps) {
  const enabled = containers.length > 0 && chosen.length > 0;
  const input = { trainInfoId, containers: [...containers] };
  const read = useRead(estimateBooking, input, { enabled, keepPrevious: true });
  return enabled ? read.data : undefined;
}

function useSumsText() {
  const format = useFormat();
  return (sums: ReturnType<typeof sumsByCurrency>) => sumsText(sums, format.money);
}

/** What the chosen services add to the freight, beside the total of a booking. */
export function BookedServicesTotal(props: BookedProps & { title: string }) {
  const texts = useServiceTexts();
  const inMoney = useSumsText();
  const estimate = useEstimate(props);
  if (estimate === undefined) return null;
  const { sums, quotedLater } = bookedPrices(props.chosen, estimate.services, props.containers);
  const names = quotedLater.map((service) => texts.kinds[service]).join(', ');
  return (
    <div className={styles.soft}>
      {sums.length > 0 && <div>{texts.booking.plus({ amount: inMoney(sums) })}</div>}
      {names !== '' && <div>{texts.booking.plusQuoted({ names })}</div>}
    </div>
  );
}

/** Freight, each chosen service and their total by currency. */
export function CostWithServices({ title, ...props }: BookedProps & { title: string }) {
  const texts = useServiceTexts();
  const inMoney = useSumsText();
  const estimate = useEstimate(props);
  if (estimate === undefined) return null;
  const { freight, services } = estimate;
  const { sums, quotedLater } = bookedPrices(props.chosen, services, props.containers);
  const lines = [
    { key: 'freight', name: texts.booking.freight, text: inMoney(freight) || '—' },
    ...props.chosen.map((service) => {
      const price = bookedPrice(service, services, props.containers);
      const text = price === null ? texts.booking.quotedLater : inMoney(price);
      return { key: service, name: texts.kinds[service], text };
    }),
  ];
  return (
    <Section title={title}>
      <ul className={styles.sums}>
        {lines.map(({ key, name, text }) => (
          <li key={key}>
            <span>{name}</span>
            <span>{text}</span>
          </li>
        ))}
        <li>
          <strong>{quotedLater.length > 0 ? texts.booking.totalKnown : texts.booking.total}</strong>
          <strong>{inMoney(sumsByCurrency([...freight, ...sums])) || '—'}</strong>
        </li>
      </ul>
    </Section>
  );
}
