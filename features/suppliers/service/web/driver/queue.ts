import { newKey } from '../../../../../platform/web/browser/newKey.ts';
import { recordStore } from '../../../../../platform/web/browser/recordStore.ts';
import { CallError, NO_RESPONSE } from '../../../../../platform/web/request/callError.ts';
import { refusalText } from '../../../../../platform/web/request/refusalText.ts';
import { send } from '../../../../../platform/web/request/send.ts';
import { CODE } from '../../../../../platform/wire/envelope.ts';
import type { DriverStep } from '../../driverSteps.ts';
import { type DriverJob, reportDriverStep, sendDriverPhoto } from '../../driverWire.ts';

/** A report that waits in the browser; its id makes a second sending harmless. */
export interface QueuedReport {
  clientId: string;
  token: string;
  kind: DriverStep | 'problem' | 'photo';
  occurTime: string;
  note: string;
  latitude: number | null;
  longitude: number | null;
  photo: Blob | null;
}

const reports = recordStore<QueuedReport, 'clientId'>('ironsilk.driver', 'clientId');

/** Keeps a report until the server has it. */
export async function enqueue(report: Omit<QueuedReport, 'clientId'>): Promise<void> {
  await reports.put({ ...report, clientId: newKey().slice(0, 32) });
}

/** Waiting reports of a link, oldest first. */
export async function queuedReports(token: string): Promise<QueuedReport[]> {
  return (await reports.all())
    .filter((report) => report.token === token)
    .sort((one, other) => one.occurTime.localeCompare(other.occurTime));
}

const sendOne = ({ photo, kind, latitude, longitude, ...report }: QueuedReport): Promise<DriverJob> =>
  photo === null || kind !== 'photo'
    ? send(reportDriverStep, { ...report, latitude, longitude, kind: kind === 'photo' ? 'problem' : kind })
    : send(sendDriverPhoto, report, { file: new File([photo], 'photo.jpg', { type: photo.type }) });

interface Flushed {
  job: DriverJob | null;
  refused: string | null;
  ended: CallError | null;
  isOffline: boolean;
}

/**
 * Sends what waits, in order; stops where there is no connection or where too much came within the hour. A report
 * that is refused otherwise is dropped and told; `ended`: the link or its job is over.
 */
export async function flush(token: string): Promise<Flushed> {
  let job: DriverJob | null = null;
  let refused: string | null = null;
  let ended: CallError | null = null;
  for (const report of await queuedReports(token)) {
    try {
      job = await sendOne(report);
      await reports.drop(report.clientId);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.code === NO_RESPONSE) return { job, refused, ended, isOffline: true };
      refused = refusalText(error);
      // the limit of calls, or a fault of the server: it waits
      if (error.code === CODE.warning || error.faultId !== undefined) return { job, refused, ended, isOffline: false };
      if (error.code === CODE.absent) ended = error;
      await reports.drop(report.clientId);
    }
  }
  return { job, refused, ended, isOffline: false };
}
