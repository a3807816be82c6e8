import { normalizeContainerNumber } from '../../../../libs/containerCodes/containerNumber.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { Page } from '../../../../platform/wire/envelope.ts';
import type { Language } from '../../../../platform/wire/language.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import type { TrackingEvent } from '../../wire.ts';
import { selectLedger } from './queries.ts';

export async function ledgerPage(
  db: Db,
  filter: Parameters<typeof selectLedger>[1],
  language: Language,
): Promise<Page<TrackingEvent>> {
  const containerNo = normalizeContainerNumber(filter.containerNo);
  const { rows, total } = await selectLedger(db, { ...filter, containerNo }, language);
  const events = rows.map(({ event, stationName, recordedBy, isSuperseded }) => ({
    eventId: event.id,
    trainInfoId: event.trainId,
    containerNo: event.containerNo,
    kind: event.kind,
    classifier: event.classifier,
    time: formatDateTime(event.occursAt),
    stationId: event.stationId,
    stationName,
    source: event.source,
    remark: event.remark,
    delayReason: event.delayReason,
    recordedBy: recordedBy ?? '',
    recordedTime: formatDateTime(event.createdAt),
    isSuperseded,
  }));
  return { rows: events, total };
}
