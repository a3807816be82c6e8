import { getRouters } from '../../../features/menu/wire.ts';
import { getInfo } from '../../../features/session/wire.ts';
import { beginRead } from '../../../platform/web/query/beginRead.ts';

/** A small chunk that is there long before the frame with its component kit. */
export function readEntry(): void {
  beginRead(getInfo, {});
  beginRead(getRouters, {});
}
