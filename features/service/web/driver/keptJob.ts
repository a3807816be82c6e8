import { safeParse } from 'zod';
import { readStored, writeStored } from '../../../../platform/web/browser/localStore.ts';
import { type DriverJob, openDriverJob } from '../../driverWire.ts';

const keyOf = (token: string) => `ironsilk.driverJob.${token.slice(0, 16)}`;

export function keepJob(token: string, job: DriverJob): void {
  writeStored(keyOf(token), JSON.stringify(job));
}

/** The job as it was last seen on this phone, for times without a connection. */
export function keptJob(token: string): DriverJob | null {
  const kept = readStored(keyOf(token));
  if (kept === null) return null;
  try {
    return safeParse(openDriverJob.response.schema, JSON.parse(kept)).data ?? null;
  } catch {
    return null;
  }
}
