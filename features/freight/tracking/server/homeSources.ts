import type { HomeSource } from '../../../../platform/server/feature.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import { type HomeAlert, MAX_HOME_LINES } from '../../../../platform/wire/homeParts.ts';
import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { loadPlanPage } from '../../booking/pages.ts';
import { trackingPage } from '../pages.ts';
import { en, ru, zh } from '../texts/home.ts';
import { type ExceptionKind, listExceptions, type TrainException } from '../wire.ts';
import { findExceptions } from './exceptions/listExceptions.ts';

const texts = { zh, en, ru };

/** Trains that have not left, are silent or late, and cut-offs of the next 24 hours with what is missing. */
async function trainAlerts({ db, language }: CallContext): Promise<HomeAlert[]> {
  const t = texts[language];
  const found = Map.groupBy(await findExceptions(db, language, new Date()), ({ kind }) => kind);
  const alert = (name: string, kind: ExceptionKind, title: string): HomeAlert => {
    const trains = found.get(kind) ?? [];
    return {
      name,
      area: 'freight',
      title,
      count: trains.length,
      isUrgent: true,
      path: pathTo(trackingPage, { view: 'exceptions' }),
      lines: trains.slice(0, MAX_HOME_LINES).map((train) => ({
        title: train.trainNo,
        note: kind === 'numbersMissing' ? t.missing(missingOf(train)) : train.lineName,
        path: pathOf(train),
        measure:
          kind === 'numbersMissing'
            ? { kind: 'due', time: train.cutoffTime }
            : { kind: 'overdue', minutes: train.minutes },
      })),
    };
  };
  return [
    alert('departureOverdue', 'departureOverdue', t.departureOverdue),
    alert('lateTrains', 'late', t.late),
    alert('silentTrains', 'silent', t.silent),
    alert('cutoffs', 'numbersMissing', t.cutoffs),
  ];
}

const missingOf = ({ missingContainers, missingCustomers }: TrainException) => ({
  containers: missingContainers,
  customers: missingCustomers,
});

function pathOf({ kind, trainInfoId }: TrainException): string {
  if (kind === 'numbersMissing') return pathTo(loadPlanPage, { trainInfoId });
  return pathTo(trackingPage, { trainInfoId });
}

export const homeSources: readonly HomeSource[] = [
  { permission: listExceptions.access.code, read: async (ctx) => ({ alerts: await trainAlerts(ctx) }) },
];
