import { useCallback, useEffect, useRef, useState } from 'react';
import type { CallError } from '../../../../../platform/web/request/callError.ts';
import { formatDateTime } from '../../../../../platform/wire/time.ts';
import type { DriverJob } from '../../driverWire.ts';
import { enqueue, flush, type QueuedReport, queuedReports } from './queue.ts';

const RETRY_MS = 15_000;

type Report = Pick<QueuedReport, 'kind' | 'note' | 'photo'>;

const LOCATION_MS = 4_000;

/** Where the phone is; null where that is unknown or not allowed. */
function position(): Promise<{ latitude: number | null; longitude: number | null }> {
  const nowhere = { latitude: null, longitude: null };
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(nowhere);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
      () => resolve(nowhere),
      { timeout: LOCATION_MS, maximumAge: 60_000 },
    );
  });
}

/** Reports go into the browser's queue first, and from there to the server, at once or later. */
export function useDriverQueue(
  token: string,
  on: { isOpen: boolean; onJob: (job: DriverJob) => void; onEnd: (error: CallError) => void },
) {
  const [waiting, setWaiting] = useState<readonly QueuedReport[]>([]);
  const [refused, setRefused] = useState<string | null>(null);
  const [isOffline, setOffline] = useState(false);
  const { isOpen } = on;
  const running = useRef(false);
  const latest = useRef(on);
  latest.current = on;

  const sync = useCallback(async () => {
    if (running.current) return;
    running.current = true;
    try {
      const sent = await flush(token);
      setOffline(sent.isOffline);
      if (sent.refused !== null) setRefused(sent.refused);
      if (sent.job !== null) latest.current.onJob(sent.job);
      if (sent.ended !== null) latest.current.onEnd(sent.ended);
    } finally {
      running.current = false;
      setWaiting(await queuedReports(token));
    }
  }, [token]);

  useEffect(() => {
    if (!isOpen) return;
    void sync();
    const again = () => void sync();
    window.addEventListener('online', again);
    const timer = setInterval(again, RETRY_MS);
    return () => {
      window.removeEventListener('online', again);
      clearInterval(timer);
    };
  }, [sync, isOpen]);

  const report = async (given: Report) => {
    setRefused(null);
    const occurTime = formatDateTime(new Date());
    await enqueue({ ...given, ...(await position()), token, occurTime });
    setWaiting(await queuedReports(token));
    await sync();
  };

  return { waiting, refused, isOffline, report };
}
