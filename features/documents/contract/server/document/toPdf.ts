import { limitConcurrency } from '../../../../../libs/concurrency/limitConcurrency.ts';
import { convertDocument, TAGGED_PDF } from '../../../../../libs/libreOffice/convert.ts';
import { userError } from '../texts.ts';

const MAX_WAITING = 20;
/** One at a time: each takes a core and 200 MB. */
const limited = limitConcurrency(1, MAX_WAITING, () => userError.retryable((t) => t.converterBusy));

/** PDF of a .docx. UserError: the converter is not installed, or it failed. */
export function toPdf(docx: Uint8Array): Promise<Uint8Array> {
  return limited(async () => {
    const converted = await convertDocument(docx, { from: 'docx', ...TAGGED_PDF });
    if (converted.outcome === 'absent') throw userError((t) => t.converterAbsent);
    if (converted.outcome !== 'done') throw userError((t) => t.converterFailed);
    return converted.content;
  });
}
