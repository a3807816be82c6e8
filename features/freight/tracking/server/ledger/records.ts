import { desc, eq, sql } from 'drizzle-orm';
import { normalizeContainerNumber } from '../../../../../libs/containerCodes/containerNumber.ts';
import { sheetField } from '../../../../../platform/server/records/columns.ts';
import { serveRecords } from '../../../../../platform/server/records/serveRecords.ts';
import { accountNameOf } from '../../../../people/account/server/index.ts';
import { stationNameOf } from '../../../network/server/index.ts';
import { DELAY_REASON_NAMES } from '../../../train/delayReasons.ts';
import { en as kindsEn, ru as kindsRu, zh as kindsZh } from '../../texts/kinds.ts';
import { en, ru, zh } from '../../texts/operator.ts';
import { listEvents } from '../../wire.ts';
import { trackingEvent } from '../tables.ts';
import { isSuperseded, ofWholeTrainOrContainers } from './queries.ts';

const { text, time, label } = sheetField;

/** Events of a train and its containers, newest first, superseded ones included. */
export const ledgerRecords = serveRecords(
  { list: listEvents, idName: 'eventId', exportName: 'tracking.event' },
  {
    from: trackingEvent,
    texts: { zh: { ...zh, ...kindsZh }, en: { ...en, ...kindsEn }, ru: { ...ru, ...kindsRu } },
    sheetTitle: (t) => t.ledger,
    columns: (t, { language }) => ({
      eventId: trackingEvent.id,
      trainInfoId: trackingEvent.trainId,
      containerNo: {
        ...text(t.containers, 16, sql`coalesce(${trackingEvent.containerNo}, ${t.whole})`),
        value: trackingEvent.containerNo,
      },
      kind: label(t.kind, 20, trackingEvent.kind, t.kinds),
      classifier: label(t.classifier, 12, trackingEvent.classifier, t.classifiers),
      time: time(t.time, 22, trackingEvent.occursAt),
      stationId: trackingEvent.stationId,
      stationName: text(t.station, 20, stationNameOf(trackingEvent.stationId, language)),
      source: label(t.sheet.source, 12, trackingEvent.source, t.sources),
      delayReason: label(t.delayReason, 24, trackingEvent.delayReason, DELAY_REASON_NAMES[language]),
      remark: text(t.remark, 40, trackingEvent.remark),
      recordedBy: text(t.sheet.recordedBy, 16, sql<string>`coalesce(${accountNameOf(trackingEvent.accountId)}, '')`),
      recordedTime: time(t.sheet.recordedTime, 18, trackingEvent.createdAt),
      isSuperseded: label(t.sheet.corrected, 12, isSuperseded, { t: t.superseded, f: '' }),
    }),
    where: (filter) => {
      const containerNo = normalizeContainerNumber(filter.containerNo);
      return [
        eq(trackingEvent.trainId, filter.trainInfoId),
        containerNo ? ofWholeTrainOrContainers([containerNo]) : undefined,
      ];
    },
    order: [desc(trackingEvent.occursAt), desc(trackingEvent.id)],
  },
);
