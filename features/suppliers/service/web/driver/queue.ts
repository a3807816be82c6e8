import { newKey } from '../../../../../platform/web/browser/newKey.ts';
import { CallError, NO_RESPONSE } from '../../../../../platform/web/request/callError.ts';
import { send } from '../../../../../platform/web/request/send.ts';
import { CODE } from '../../../../../platform/wire/envelope.ts';
import type { DriverStep } from '../../driverSteps.ts';
import { type DriverJob, reportDriverStep, sendDriverPhoto } from '../../driverWire.ts';
import { refusalText } from './refusal.ts';

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

const DATABASE = 'ironsilk.driver';
const STORE = 'reports';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'clientId' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function inStore<Result>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open();
  try {
    return await new Promise((resolve, reject) => {
      const request = act(database.transaction(STORE, mode).objectStore(STORE));
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  } finally {
    database.close();
  }
}

/** Keeps a report until the server has it. */
export async function enqueue(report: Omit<QueuedReport, 'clientId'>): Promise<void> {
  await inStore('readwrite', (store) => store.put({ ...report, clientId: newKey().slice(0, 32) }));
}

/** Waiting reports of a link, oldest first. */
export async function queuedReports(token: string): Promise<QueuedReport[]> {
  const all = await inStore<QueuedReport[]>('readonly', (store) => store.getAll());
  return all
    .filter((report) => report.token === token)
    .sort((one, other) => one.occurTime.localeCompare(other.occurTime));
}

const drop = (clientId: string) => inStore('readwrite', (store) => store.delete(clientId));

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
      await drop(report.clientId);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.code === NO_RESPONSE) return { job, refused, ended, isOffline: true };
      refused = refusalText(error);
      if (error.code === CODE.warning) return { job, refused, ended, isOffline: false };
      if (error.code === CODE.absent) ended = error;
      await drop(report.clientId);
    }
  }
  return { job, refused, ended, isOffline: false };
}
