import type { Feature } from '../../../platform/server/feature.ts';
import { bind, bindCoalesced } from '../../../platform/server/http/bind.ts';
import {
  containerLocation,
  departTrain,
  eventTemplate,
  followTrain,
  listEvents,
  parseEvents,
  saveEvents,
  zyTraceCn,
} from '../wire.ts';
import { recordDemoEvents } from './demo.ts';
import { dictionaries } from './dictionaries.ts';
import { exports } from './exports.ts';
import { depart } from './ledger/depart.ts';
import { ledgerPage } from './ledger/list.ts';
import { recordEvents } from './ledger/record.ts';
import { messages } from './messages.ts';
import { parseEventSheet } from './sheet/parse.ts';
import { eventTemplateOf } from './sheet/template.ts';
import { followedTrainOf } from './trace/followTrain.ts';
import { eventsOfNumber, journeyOfNumber } from './trace/journeyOfNumber.ts';

/** Event ledger of trains and containers; public tracking. */
export const tracking: Feature = {
  name: 'tracking',
  calls: () => [
    bindCoalesced(containerLocation, ({ number }, { db, language }) =>
      journeyOfNumber(db, number, language, new Date()),
    ),
    bindCoalesced(zyTraceCn, ({ number }, { db, language }) => eventsOfNumber(db, number, language)),
    bind(followTrain, ({ trainInfoId }, { db, language }) =>
      followedTrainOf(db, trainInfoId, language, new Date()),
    ),
    bind(listEvents, (filter, { db, language }) => ledgerPage(db, filter, language)),
    bind(saveEvents, async (input, ctx) => ({
      recorded: await recordEvents(ctx, { ...input, source: 'operator' }),
    })),
    bind(eventTemplate, ({ trainInfoId }, { db, language }) => eventTemplateOf(db, trainInfoId, language)),
    bind(parseEvents, ({ trainInfoId }, ctx) => parseEventSheet(ctx.db, trainInfoId, ctx)),
    bind(departTrain, (input, ctx) => depart(ctx, input)),
  ],
  menu: [
    {
      key: 'tracking',
      group: 'trains',
      title: { zh: '在途跟踪', en: 'Tracking', ru: 'Слежение' },
      path: '/operation/tracking',
      component: 'operationTracking',
      icon: 'tracking',
      order: 40,
      permission: 'tracking:event:list',
    },
  ],
  dictionaries,
  messages,
  exports,
  grants: { operator: ['tracking:event:list', 'tracking:event:add'] },
  demo: recordDemoEvents,
};
