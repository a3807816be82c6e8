import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { openPreview } from '../../../../../platform/web/widgets/preview/openPreview.ts';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import type { DriverReport, OwnServiceOrder, Trip } from '../../order.ts';
import { useServiceTexts } from '../texts.ts';
import styles from './parts.module.css';

interface TripsProps {
  service: Pick<OwnServiceOrder, 'trips' | 'containers'>;
  /** of the supplier: buttons of a trip */
  actions?: (trip: Trip) => ReactNode;
  showsLink?: boolean;
}

/** Vehicles and drivers, and what the drivers reported. */
export function Trips({ service, actions, showsLink = false }: TripsProps) {
  const texts = useServiceTexts();
  const numberOf = (id: number | null) => {
    if (id === null) return service.containers.length > 1 ? texts.trips.allContainers : '';
    return service.containers.find(({ orderContainerId }) => orderContainerId === id)?.containerNo ?? '';
  };
  return (
    <ul className={styles.cards} aria-label={texts.trips.title}>
      {service.trips.map((trip) => (
        <li key={trip.tripId} className={styles.card} data-ended={trip.isReplaced}>
          <div className={styles.head}>
            <span>
              <strong>{trip.plate}</strong> {trip.driverName}{' '}
              <a href={`tel:${trip.driverMobile}`}>{trip.driverMobile}</a>
            </span>
            <TripTag trip={trip} showsLink={showsLink} />
          </div>
          {(numberOf(trip.orderContainerId) || trip.note) && (
            <p className={styles.soft}>{[numberOf(trip.orderContainerId), trip.note].filter(Boolean).join(' · ')}</p>
          )}
          {trip.reports.length > 0 && <Reports reports={trip.reports} />}
          {!trip.isReplaced && actions && <div className={styles.buttons}>{actions(trip)}</div>}
        </li>
      ))}
    </ul>
  );
}

function TripTag({ trip, showsLink }: { trip: Trip; showsLink: boolean }) {
  const { trips: texts, steps } = useServiceTexts();
  if (trip.isReplaced) return <StatusTag tone="neutral" label={texts.replaced} />;
  const last = trip.reports.findLast(({ kind }) => kind !== 'photo');
  if (last !== undefined)
    return <StatusTag tone={last.kind === 'problem' ? 'danger' : 'success'} label={steps[last.kind]} />;
  if (!showsLink) return null;
  return trip.isLinkOpen ? (
    <StatusTag tone="info" label={texts.open} />
  ) : (
    <StatusTag tone="neutral" label={texts.closed} />
  );
}

const LATE_MINUTES = 10;
const minutesLate = ({ time, receivedTime }: DriverReport) =>
  (Date.parse(receivedTime.replace(' ', 'T')) - Date.parse(time.replace(' ', 'T'))) / 60_000;

function Reports({ reports }: { reports: readonly DriverReport[] }) {
  const { trips: texts, steps } = useServiceTexts();
  const format = useFormat();
  return (
    <ol className={styles.reports}>
      {reports.map((report) => (
        <li key={report.reportId}>
          <time title={format.zone}>{format.dateTime(report.time)}</time>
          <span>
            {steps[report.kind]}
            {report.note !== '' && ` · ${report.note}`}
            {minutesLate(report) > LATE_MINUTES && (
              <span className={styles.soft}> {texts.received({ time: format.dateTime(report.receivedTime) })}</span>
            )}
            {report.latitude !== null && report.longitude !== null && (
              <span className={styles.soft}>
                {' '}
                {texts.position} {report.latitude.toFixed(4)}, {report.longitude.toFixed(4)}
              </span>
            )}
            {report.resourceId !== null && (
              <Button type="link" size="small" onClick={() => openPhoto(report)}>
                {texts.photo}
              </Button>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

function openPhoto({ resourceId, receivedTime }: DriverReport): void {
  if (resourceId === null) return;
  const key = `resource-${resourceId}`;
  const resource = { resourceId, addTime: receivedTime };
  openPreview([{ key, name: key, byteCount: 0, extension: 'jpg', source: { kind: 'server', resource } }], key);
}
