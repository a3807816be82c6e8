import { Checkbox } from 'antd';
import { sumsText } from '../../../../../libs/amounts/amounts.ts';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { BOOKED_SERVICES, type BookedService } from '../../../../freight/booking/bookedServices.ts';
import type { ContainerRequest } from '../../../../freight/booking/order.ts';
import { Section, useSeesMoney } from '../../../../freight/booking/web/parts.ts';
import { estimateBooking } from '../../../../money/charge/wire.ts';
import { bookedPrice } from '../../bookedPrices.ts';
import styles from '../parts/parts.module.css';
import { useServiceTexts } from '../texts.ts';

interface BookingServicesProps {
  trainInfoId: number;
  containers: readonly ContainerRequest[];
  chosen: readonly BookedService[];
  choose?: (services: BookedService[]) => void;
  title: string;
}

/** Services asked for with a booking: at the tariff's price, or quoted later. */
export function BookingServices({ trainInfoId, containers, chosen, choose, title }: BookingServicesProps) {
  const texts = useServiceTexts();
  const format = useFormat();
  const seesMoney = useSeesMoney();
  const enabled = containers.length > 0;
  const input = { trainInfoId, containers: [...containers] };
  const read = useRead(estimateBooking, input, { enabled, keepPrevious: true });
  const tariffs = read.data?.services ?? [];
  const offered = choose ? BOOKED_SERVICES : BOOKED_SERVICES.filter((one) => chosen.includes(one));
  if (offered.length === 0) return null;
  const priceText = (service: BookedService) => {
    const sums = bookedPrice(service, tariffs, containers);
    if (sums === null) return texts.booking.quotedLater;
    return sumsText(sums, format.money);
  };
  const toggle = (service: BookedService, isOn: boolean) =>
    choose?.(BOOKED_SERVICES.filter((one) => (one === service ? isOn : chosen.includes(one))));
  return (
    <Section title={title} hint={texts.booking.hint}>
      <ul className={styles.offers}>
        {offered.map((service) => (
          <li key={service}>
            {choose ? (
              <Checkbox checked={chosen.includes(service)} onChange={({ target }) => toggle(service, target.checked)}>
                {texts.kinds[service]}
              </Checkbox>
            ) : (
              <span>{texts.kinds[service]}</span>
            )}
            {seesMoney && enabled && <span className={styles.soft}>{priceText(service)}</span>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
