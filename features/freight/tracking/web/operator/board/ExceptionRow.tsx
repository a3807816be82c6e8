import { Link } from 'react-router';
import { useFormat } from '../../../../../../platform/web/language/format.ts';
import { pathTo } from '../../../../../../platform/wire/pathTo.ts';
import { loadPlanPage } from '../../../../booking/pages.ts';
import { trainPlansPage } from '../../../../train/pages.ts';
import type { ExceptionKind, TrainException } from '../../../wire.ts';
import { useJourneyTexts, useOperatorTexts } from '../../texts.ts';
import { departPath, recordPath, trainTrackingPath } from '../paths.ts';
import styles from './board.module.css';

/** A train with its exceptions and the next action. */
export function ExceptionRow({ row }: { row: TrainException }) {
  const texts = useOperatorTexts().board;
  return (
    <li className={styles.row}>
      <Link to={trainTrackingPath(row.trainInfoId)} className={styles.trainNo}>
        {row.trainNo}
      </Link>
      <span className={styles.line} title={row.lineName}>
        {row.lineName}
      </span>
      <span className={styles.soft} title={useFacts(row)}>
        {row.lastReport?.stationName}
      </span>
      <b className={styles.wrong}>{useWrongText(row)}</b>
      <Link to={actionPath(row)} className={styles.action}>
        {texts.actions[row.kind]}
      </Link>
    </li>
  );
}

function useWrongText(row: TrainException): string {
  const texts = useOperatorTexts().board;
  const format = useFormat();
  const time = format.duration(row.minutes);
  const wrong: Record<ExceptionKind, string> = {
    departureOverdue: texts.overdueBy({ time }),
    silent: texts.reportOverdue({ time }),
    late: texts.late({ time }),
    numbersMissing:
      row.minutes > 0
        ? texts.missing({ count: row.missingContainers, time })
        : texts.missingPast({ count: row.missingContainers, time }),
    oversold: row.waitlistedTeu > 0 ? texts.waitlisted({ teu: row.waitlistedTeu }) : texts.soldOut,
    undersold: texts.sold({ sold: row.soldTeu, capacity: row.capacityTeu }),
  };
  return wrong[row.kind];
}

/** In transit: last event, where, and the estimate; before departure: departure and cut-off. */
function useFacts({ lastReport, expectedArriveTime, departTime, cutoffTime }: TrainException): string {
  const texts = useOperatorTexts();
  const { kinds } = useJourneyTexts();
  const format = useFormat();
  if (lastReport === null) {
    return `${texts.departTime} ${format.dateTime(departTime)} · ${texts.board.cutoff({ time: format.dateTime(cutoffTime) })}`;
  }
  const { stationName, kind, time } = lastReport;
  const expected = texts.board.expected({ time: format.dateTime(expectedArriveTime) });
  return `${stationName} · ${kinds[kind]} ${format.dateTime(time)} · ${expected}`;
}

function actionPath({ kind, trainInfoId, trainNo, departTime }: TrainException): string {
  if (kind === 'departureOverdue') return departPath(trainInfoId);
  if (kind === 'silent' || kind === 'late') return recordPath(trainInfoId);
  if (kind === 'numbersMissing') return pathTo(loadPlanPage, { trainInfoId });
  const day = departTime.slice(0, 10);
  return pathTo(trainPlansPage, { trainNo, dateFrom: day, dateTo: day });
}
