import { limitConcurrency } from '../../../../../libs/concurrency/limitConcurrency.ts';
import type { CallContext } from '../../../../../platform/server/http/callContext.ts';
import { fileBytes, type UploadDependencies } from '../../../../documents/resource/server/index.ts';
import type { LicenceFacts } from '../../wire.ts';
import { userError } from '../texts.ts';
import { readBusinessLicence } from './readBusinessLicence.ts';

const MAX_WAITING = 10;
/** One at a time: each keeps a core busy for seconds. */
const limited = limitConcurrency(1, MAX_WAITING, () => userError.retryable((t) => t.ocrBusy));

/** Facts of a licence that the person may read. */
export async function readLicence(
  dependencies: UploadDependencies,
  resourceId: number,
  { db, user }: CallContext,
): Promise<LicenceFacts> {
  const picture = await fileBytes(dependencies, resourceId, { db, user });
  const reading = await limited(() => readBusinessLicence(picture));
  if (reading.status === 'absent') throw userError((t) => t.ocrAbsent);
  if (reading.status === 'unreadable') throw userError((t) => t.ocrFailed);
  return reading.facts;
}
