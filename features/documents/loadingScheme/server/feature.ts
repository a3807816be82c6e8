import type { Feature } from '../../../../platform/server/feature.ts';
import { bind } from '../../../../platform/server/http/bind.ts';
import { menuEntry } from '../../../../platform/server/records/menuEntry.ts';
import { listenToOrders } from '../../../freight/booking/server/index.ts';
import { LOADING_REVIEW } from '../accessWire.ts';
import { schemePage } from '../pages.ts';
import * as wire from '../wire.ts';
import { drawScheme } from './drawing.ts';
import { endReviews, messages } from './messages.ts';
import { approve, readScheme, save, saveWeights, sendBack, submit } from './scheme.ts';
import { texts } from './texts.ts';

listenToOrders({ ended: endReviews });

/** How cargo stands in the containers of an order: plan, drawings, review. */
export const loadingScheme: Feature = {
  name: 'loadingScheme',
  calls: () => [
    bind(wire.getScheme, readScheme),
    bind(wire.saveScheme, save),
    bind(wire.submitScheme, submit),
    bind(wire.approveScheme, approve),
    bind(wire.returnScheme, sendBack),
    bind(wire.takeWeights, saveWeights),
    bind(wire.downloadScheme, drawScheme),
  ],
  menu: [menuEntry(schemePage, texts, (t) => t.menu)],
  messages,
  grants: { operator: [LOADING_REVIEW] },
};
