import { exportInline } from '../../../platform/server/export/exportInline.ts';
import { TooManyRows } from '../../../platform/server/export/exportJob.ts';
import type { CallContext } from '../../../platform/server/http/callContext.ts';
import type { Platform } from '../../../platform/server/platform.ts';
import type { ReadBy } from '../../../platform/wire/call.ts';
import type { FilePayload } from '../../../platform/wire/envelope.ts';
import type { exportOrders } from '../wire.ts';
import { ownOrdersExport } from './exports.ts';
import { userError } from './readTexts.ts';

/** Limit of a synchronous export; longer lists run as export tasks. */
const MAX_EXPORTED_ROWS = 10_000;

/** Exports the filtered own orders as .xlsx; throws above the limit. */
export function exportOwnOrdersHandler(platform: Platform) {
  return async (filter: ReadBy<typeof exportOrders>, ctx: CallContext): Promise<FilePayload> => {
    try {
      return await exportInline(platform, ownOrdersExport, filter, ctx, MAX_EXPORTED_ROWS);
    } catch (thrown) {
      if (thrown instanceof TooManyRows) throw userError((t) => t.tooManyOrders({ max: MAX_EXPORTED_ROWS }));
      throw thrown;
    }
  };
}
