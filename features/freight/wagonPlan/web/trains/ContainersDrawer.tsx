import { Button, Drawer, Table } from 'antd';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useLanguage } from '../../../../../platform/web/language/language.ts';
import { useDownload } from '../../../../../platform/web/query/download.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { LoadError } from '../../../../../platform/web/widgets/page/LoadError.tsx';
import { sizeShort } from '../../../train/sizeNames.ts';
import type { TrainPlan } from '../../../train/wire.ts';
import { exportContainers, getWagonPlan } from '../../wire.ts';
import { useTexts } from '../texts.ts';

/** Containers of a train with the wagon that each stands on. */
export default function ContainersDrawer({ train, onClose }: { train: TrainPlan; onClose: () => void }) {
  const { page, trains: texts } = useTexts();
  const format = useFormat();
  const sizes = sizeShort(useLanguage());
  const { trainInfoId, trainNo } = train;
  const read = useRead(getWagonPlan, { trainInfoId });
  const { download, isPending } = useDownload(exportContainers);
  const places = new Map(
    read.data?.wagons.flatMap(({ orderContainerIds, wagonNo }, index) =>
      orderContainerIds.map((id) => [id, { position: index + 1, wagonNo }] as const),
    ),
  );
  return (
    <Drawer
      open
      size={880}
      title={texts.containersOf({ trainNo })}
      onClose={onClose}
      extra={
        <Button loading={isPending} onClick={() => void download({ trainInfoId })}>
          {page.export}
        </Button>
      }
    >
      {read.error ? (
        <LoadError error={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <Table
          size="small"
          aria-label={texts.containersOf({ trainNo })}
          rowKey="orderContainerId"
          loading={read.isPending}
          dataSource={read.data?.containers ?? []}
          pagination={false}
          scroll={{ x: 'max-content' }}
          columns={[
            { title: page.container, dataIndex: 'label' },
            { title: page.sizeType, render: (_, { sizeType }) => sizes[sizeType] },
            { title: page.order, dataIndex: 'orderBigNo' },
            { title: page.company, dataIndex: 'companyName' },
            { title: page.mass, align: 'right', render: (_, { massKg }) => format.number(massKg) },
            {
              title: texts.wagonPosition,
              align: 'right',
              render: (_, { orderContainerId }) => places.get(orderContainerId)?.position ?? '—',
            },
            {
              title: page.columns.wagonNo,
              render: (_, { orderContainerId }) => places.get(orderContainerId)?.wagonNo || '—',
            },
          ]}
        />
      )}
    </Drawer>
  );
}
