import { Link } from 'react-router';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { ListPage } from '../../../../../platform/web/widgets/list/ListPage.tsx';
import type { ListColumn } from '../../../../../platform/web/widgets/list/listProps.ts';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import type { SentBy } from '../../../../../platform/wire/call.ts';
import { listTrainPlans, TRAIN_STATUSES, type TrainPlan } from '../../../train/wire.ts';
import { useOperatorTexts } from '../texts.ts';
import { trainTrackingPath } from './paths.ts';
import { TRACKING_STATUS_TONES } from './statusTones.ts';

/** Train list, departed ones first. */
export function TrackedTrains() {
  const texts = useOperatorTexts();
  const columns = useColumns();
  return (
    <ListPage
      call={listTrainPlans}
      exportName="train.plan"
      rowKey="trainInfoId"
      label={texts.listLabel}
      initialFilters={{ orderByColumn: 'departTime', isAsc: 'descending' }}
      filters={[
        { kind: 'text', name: 'trainNo', label: texts.trainNo },
        {
          kind: 'select',
          name: 'status',
          label: texts.status,
          options: TRAIN_STATUSES.map((value) => ({ value, label: texts.statuses[value] })),
        },
        { kind: 'dateRange', names: ['dateFrom', 'dateTo'], label: texts.departDates, direction: 'ahead' },
      ]}
      columns={columns}
      actions={(train) => <Link to={trainTrackingPath(train.trainInfoId)}>{texts.follow}</Link>}
      actionsWidth={88}
      emptyText={texts.noTrains}
    />
  );
}

type TrainColumn = ListColumn<TrainPlan, SentBy<typeof listTrainPlans>>;

function useColumns(): readonly TrainColumn[] {
  const texts = useOperatorTexts();
  const format = useFormat();
  return [
    {
      key: 'trainNo',
      title: texts.trainNo,
      width: 96,
      sortable: true,
      render: (train) => <Link to={trainTrackingPath(train.trainInfoId)}>{train.trainNo}</Link>,
    },
    { key: 'lineName', title: texts.line },
    {
      key: 'departTime',
      title: texts.departTime,
      width: 160,
      sortable: true,
      render: (train) => format.dateTime(train.departTime),
    },
    {
      key: 'arriveTime',
      title: texts.arriveTime,
      width: 160,
      render: (train) => format.dateTime(train.arriveTime),
    },
    { key: 'soldTeu', title: texts.soldTeu, width: 110, align: 'right', sortable: true },
    {
      key: 'status',
      title: texts.status,
      width: 140,
      inCardCorner: true,
      render: (train) => <StatusTag tone={TRACKING_STATUS_TONES[train.status]} label={texts.statuses[train.status]} />,
    },
  ];
}
