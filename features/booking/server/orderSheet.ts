import { TooManyRows } from '../../../platform/server/export/makeSheet.ts';
import { makeSheetNow } from '../../../platform/server/export/makeSheetNow.ts';
import type { Asking } from '../../../platform/server/http/asking.ts';
import type { Platform } from '../../../platform/server/platform.ts';
import type { ReadBy } from '../../../platform/wire/call.ts';
import type { FilePayload } from '../../../platform/wire/envelope.ts';
import type { exportOrders } from '../wire.ts';
import { ownOrders } from './exports.ts';
import { refuse } from './readingTexts.ts';

/** Most orders of one sheet that somebody waits for; longer lists are exported as tasks. */
const MOST_EXPORTED = 10_000;

/** The own company's orders that a filter finds, as .xlsx; refuses rather than leave some out. */
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
