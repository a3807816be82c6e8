import { sql } from 'drizzle-orm';
import { normalizeContainerNumber } from '../../../libs/containerCodes/containerNumber.ts';
import {
  type SheetExport,
  selectionOf,
  sheetColumn,
  sheetExport,
} from '../../../platform/server/export/sheetExport.ts';
import { accountNameOf } from '../../account/server/index.ts';
import { stationNames } from '../../network/server/index.ts';
import { DELAY_REASON_NAMES } from '../../train/delayReasons.ts';
import kindsEn from '../texts/kinds/en.ts';
import kindsRu from '../texts/kinds/ru.ts';
import kindsZh from '../texts/kinds/zh.ts';
import en from '../texts/operator/en.ts';
import ru from '../texts/operator/ru.ts';
import zh from '../texts/operator/zh.ts';
import { listEvents } from '../wire.ts';
import { eventRows, isSuperseded } from './ledger/queries.ts';
import { trackingEvent } from './tables.ts';

const page = { zh, en, ru };
const kinds = { zh: kindsZh, en: kindsEn, ru: kindsRu };
const { text, time, label } = sheetColumn;

/** Includes superseded events. */
const events = sheetExport(listEvents, {
  name: 'tracking.event',
  title: { zh: zh.ledger, en: en.ledger, ru: ru.ledger },
  plan(filter, { db, language }) {
    const t = page[language];
    const kindTexts = kinds[language];
    const named = stationNames('named', language);
    const columns = [
      text(t.containers, 16, sql`coalesce(${trackingEvent.containerNo}, ${t.whole})`),
      label(t.kind, 20, trackingEvent.kind, kindTexts.kinds),
      label(t.classifier, 12, trackingEvent.classifier, kindTexts.classifiers),
      time(t.time, 22, trackingEvent.occursAt),
      text(t.station, 20, named.name),
      label(t.sheet.source, 12, trackingEvent.source, t.sources),
      label(t.delayReason, 24, trackingEvent.delayReason, DELAY_REASON_NAMES[language]),
      text(t.remark, 40, trackingEvent.remark),
      text(t.sheet.recordedBy, 16, accountNameOf(trackingEvent.accountId)),
      time(t.sheet.recordedTime, 18, trackingEvent.createdAt),
      label(t.sheet.corrected, 12, isSuperseded, { t: t.superseded, f: '' }),
    ];
    const containerNo = normalizeContainerNumber(filter.containerNo);
    return { columns, query: eventRows(db, { ...filter, containerNo }, named, selectionOf(columns)) };
  },
});

export const exports: readonly SheetExport[] = [events];
