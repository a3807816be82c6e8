import type { Feature } from '../../../../platform/server/feature.ts';
import { bind, bindCoalesced } from '../../../../platform/server/http/bind.ts';
import { menuEntry } from '../../../../platform/server/records/menuEntry.ts';
import { trackingPage } from '../pages.ts';
import { en, ru, zh } from '../texts/operator.ts';
import {
  containerLocation,
  departTrain,
  eventTemplate,
  followTrain,
  listExceptions,
  listTrackedTrains,
  parseEvents,
  previewDeparture,
  saveEvents,
  zyTraceCn,
} from '../wire.ts';
import { recordDemoEvents } from './demo.ts';
import { dictionaries } from './dictionaries.ts';
import { exceptionBoard } from './exceptions/listExceptions.ts';
import { trackedTrainPage } from './exceptions/trackedTrains.ts';
import { homeSources } from './homeSources.ts';
import { depart } from './ledger/depart.ts';
import { departurePreviewOf } from './ledger/previewDeparture.ts';
import { recordEvents } from './ledger/record.ts';
import { ledgerRecords } from './ledger/records.ts';
import { messages } from './messages.ts';
import { parseEventSheet } from './sheet/parse.ts';
import { eventTemplateOf } from './sheet/template.ts';
import { followedTrainOf } from './trace/followTrain.ts';
import { eventsOfNumber, journeyOfNumber } from './trace/journeyOfNumber.ts';
import { backfillEstimates } from './trainEstimates.ts';

/** Event ledger of trains and containers; public tracking. */
export const tracking: Feature = {
  name: 'tracking',
  calls: (platform) => [
    bindCoalesced(containerLocation, ({ number }, { db, language }) =>
      journeyOfNumber(db, number, language, new Date()),
    ),
    bindCoalesced(zyTraceCn, ({ number }, { db, language }) => eventsOfNumber(db, number, language)),
    bind(followTrain, ({ trainInfoId }, { db, language }) => followedTrainOf(db, trainInfoId, language, new Date())),
    bind(listTrackedTrains, (input, { db, language }) => trackedTrainPage(db, input, language)),
    bindCoalesced(listExceptions, (_input, { db, language }) => exceptionBoard(db, language, new Date())),
    ...ledgerRecords.reads(platform),
    bind(saveEvents, async (input, ctx) => ({
      recorded: await recordEvents(ctx, { ...input, source: 'operator' }),
    })),
    bind(eventTemplate, ({ trainInfoId }, { db, language }) => eventTemplateOf(db, trainInfoId, language)),
    bind(parseEvents, ({ trainInfoId }, ctx) => parseEventSheet(ctx.db, trainInfoId, ctx)),
    bind(previewDeparture, (input, { db, language }) => departurePreviewOf(db, input, language)),
    bind(departTrain, (input, ctx) => depart(ctx, input)),
  ],
  menu: [menuEntry(trackingPage, { zh, en, ru }, (t) => t.title)],
  dictionaries,
  homeSources,
  messages,
  exports: ledgerRecords.exports,
  grants: { operator: ['tracking:event:list', 'tracking:event:add'] },
  seed: backfillEstimates,
  demo: recordDemoEvents,
};
