import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { LinkButton } from '../../../../../platform/web/router/LinkButton.tsx';
import { ListPage } from '../../../../../platform/web/widgets/list/ListPage.tsx';
import { PageHeader } from '../../../../../platform/web/widgets/page/PageHeader.tsx';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import { pathTo } from '../../../../../platform/wire/pathTo.ts';
import { formatDate } from '../../../../../platform/wire/time.ts';
import { STATUS_TONES } from '../../../train/statusTones.ts';
import { useTrainTexts } from '../../../train/web/parts.ts';
import { listTrainPlans, TRAIN_STATUSES, type TrainPlan } from '../../../train/wire.ts';
import { trainLoadingPage } from '../../pages.ts';
import { useTexts } from '../texts.ts';

const ContainersDrawer = lazy(() => import('./ContainersDrawer.tsx'));

const DAYS_BACK = 14;
const DAY_MS = 86_400_000;

/** Trains by number, at first those of the last days and to come; each opens its containers. */
export default function TrainNumberPage() {
  const { trains: texts } = useTexts();
  const { statuses } = useTrainTexts();
  const format = useFormat();
  const [opened, setOpened] = useState<TrainPlan | null>(null);
  return (
    <>
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      <ListPage
        call={listTrainPlans}
        exportName="train.plan"
        rowKey="trainInfoId"
        label={texts.title}
        emptyText={texts.none}
        initialFilters={{ dateFrom: formatDate(new Date(Date.now() - DAYS_BACK * DAY_MS)) }}
        sortedBy={{ key: 'departTime', isAsc: 'ascending' }}
        filters={[
          { kind: 'text', name: 'trainNo', label: texts.trainNo },
          { kind: 'dateRange', names: ['dateFrom', 'dateTo'], label: texts.dates },
          {
            kind: 'select',
            name: 'status',
            label: texts.status,
            options: TRAIN_STATUSES.map((value) => ({ value, label: statuses[value] })),
          },
        ]}
        columns={[
          { key: 'trainNo', title: texts.trainNo, width: 112, sortable: true },
          { key: 'route', title: texts.route, render: (row) => `${row.startStation} → ${row.endStation}` },
          {
            key: 'departTime',
            title: texts.departure,
            width: 152,
            sortable: true,
            render: ({ expectedDepartTime }) => format.dateTime(expectedDepartTime),
          },
          {
            key: 'arriveTime',
            title: texts.arrival,
            width: 152,
            hideOnPhone: true,
            render: ({ expectedArriveTime }) => format.dateTime(expectedArriveTime),
          },
          { key: 'soldTeu', title: texts.soldTeu, width: 104, align: 'right', sortable: true },
          {
            key: 'status',
            title: texts.status,
            width: 136,
            inCardCorner: true,
            render: ({ status }) => <StatusTag tone={STATUS_TONES[status]} label={statuses[status]} />,
          },
        ]}
        actionsWidth={200}
        actions={(row) => (
          <>
            <Button type="link" size="small" onClick={() => setOpened(row)}>
              {texts.containers}
            </Button>
            <LinkButton
              type="link"
              size="small"
              to={pathTo(trainLoadingPage, { trainInfoId: row.trainInfoId })}
              label={texts.loading}
            />
          </>
        )}
      />
      {opened && (
        <Suspense fallback={null}>
          <ContainersDrawer train={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}
