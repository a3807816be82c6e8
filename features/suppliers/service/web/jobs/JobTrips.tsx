import { Button } from 'antd';
import { useState } from 'react';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { useCan } from '../../../../../platform/web/records/can.tsx';
import { assignTrip, renewDriverLink, revokeDriverLink } from '../../jobWire.ts';
import type { ServiceJob, Trip } from '../../order.ts';
import styles from '../parts/parts.module.css';
import { Trips } from '../parts/Trips.tsx';
import { useServiceTexts } from '../texts.ts';
import { AssignDialog } from './AssignDialog.tsx';
import { JOB_READS } from './jobReads.ts';
import { type DriverLink, LinkDialog } from './LinkDialog.tsx';

/** Vehicles and drivers of a job: assign, replace, a new link, no link. */
export function JobTrips({ job }: { job: ServiceJob }) {
  const { trips: texts } = useServiceTexts();
  const mayAssign = useCan(assignTrip) && job.abilities.assign;
  const [assigned, setAssigned] = useState<Trip | 'new' | null>(null);
  const [link, setLink] = useState<DriverLink | null>(null);
  const renewing = useWrite(renewDriverLink, { invalidates: JOB_READS });
  const revoking = useWrite(revokeDriverLink, { invalidates: JOB_READS, done: texts.revoked });
  const renew = async (tripId: number) => {
    const made = await renewing.send({ tripId });
    if (made !== undefined) setLink(made);
  };
  const actions = (trip: Trip) => (
    <>
      <Button size="small" onClick={() => setAssigned(trip)}>
        {texts.replace}
      </Button>
      <Button size="small" onClick={() => void renew(trip.tripId)}>
        {texts.renew}
      </Button>
      {trip.isLinkOpen && (
        <Button size="small" danger onClick={() => void revoking.send({ tripId: trip.tripId })}>
          {texts.revoke}
        </Button>
      )}
    </>
  );
  return (
    <section className={styles.panel} aria-label={texts.title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{texts.title}</h2>
        {mayAssign && (
          <Button type="primary" onClick={() => setAssigned('new')}>
            {texts.assign}
          </Button>
        )}
      </div>
      {job.trips.length === 0 ? (
        <p className={styles.soft}>{texts.empty}</p>
      ) : (
        <Trips service={job} actions={mayAssign ? actions : () => null} showsLink />
      )}
      {assigned !== null && (
        <AssignDialog
          job={job}
          replaced={assigned === 'new' ? null : assigned}
          onAssigned={setLink}
          onClose={() => setAssigned(null)}
        />
      )}
      {link !== null && <LinkDialog link={link} onClose={() => setLink(null)} />}
    </section>
  );
}
