import { TooManyRows } from '../../../platform/server/export/makeSheet.ts';
import { makeSheetNow } from '../../../platform/server/export/makeSheetNow.ts';
import type { Asking } from '../../../platform/server/http/asking.ts';
import type { Platform } from '../../../platform/server/platform.ts';
import type { ReadBy } from '../../../platform/wire/call.ts';
import type { FilePayload } from '../../../platform/wire/envelope.ts';
import type { exportOrders } from '../wire.ts';
import { ownOrders } from './exports.ts';
import { refuse } from './readingTexts.ts';

/** Limit of a synchronous export; longer lists run as export tasks. */
const MOST_EXPORTED = 10_000;

/** Exports the filtered own orders as .xlsx; throws above the limit. */
export function exportingOwnOrders(platform: Platform) {
  return async (filter: ReadBy<typeof exportOrders>, asking: Asking): Promise<FilePayload> => {
    try {
      return await makeSheetNow(platform, ownOrders, filter, asking, MOST_EXPORTED);
    } catch (thrown) {
      if (thrown instanceof TooManyRows) throw refuse((t) => t.tooManyOrders({ max: MOST_EXPORTED }));
      throw thrown;
    }
  };
}
