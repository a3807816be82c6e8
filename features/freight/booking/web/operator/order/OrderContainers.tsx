import { useFormat } from '../../../../../../platform/web/language/format.ts';
import { useLanguage } from '../../../../../../platform/web/language/language.ts';
import { Fillings } from '../../../../../../platform/web/slots/Fillings.tsx';
import { sizeLabels } from '../../../../train/sizeNames.ts';
import type { OrderDetail } from '../../../order.ts';
import { containerTools } from '../../slots.ts';
import { FactTable } from '../../table/FactTable.tsx';
import { useTexts } from '../../texts.ts';

export function OrderContainers({ order }: { order: Pick<OrderDetail, 'containers' | 'orderBigNo' | 'train'> }) {
  const texts = useTexts();
  const labels = sizeLabels(useLanguage());
  const format = useFormat();
  return (
    <FactTable
      rows={order.containers}
      rowKey={(container) => container.orderContainerId}
      columns={[
        { title: texts.sheet.containerNo, render: ({ containerNo }) => containerNo ?? '—' },
        {
          title: texts.sheet.sizeType,
          render: ({ sizeType }) => labels[sizeType],
        },
        { title: texts.sheet.owner, render: ({ owner }) => owner },
        { title: texts.sheet.sealNo, render: ({ sealNo }) => sealNo ?? '—' },
        {
          title: texts.sheet.vgmKg,
          isFigure: true,
          render: ({ vgmKg }) => (vgmKg === null ? '—' : format.number(vgmKg)),
        },
        {
          title: texts.sheet.status,
          render: ({ status, orderContainerId, containerNo }) => (
            <>
              {texts.containerStatus[status]}
              <Fillings
                slot={containerTools}
                props={{
                  container: {
                    orderContainerId,
                    containerNo: containerNo ?? '',
                    orderBigNo: order.orderBigNo,
                    trainNo: order.train.trainNo,
                  },
                }}
              />
            </>
          ),
        },
      ]}
    />
  );
}
