import { useFormat } from '../../../../../platform/web/language/format.ts';
import type { OrderContainer } from '../../../order.ts';
import { FactTable } from '../../table/FactTable.tsx';
import { useTexts } from '../../texts.ts';

/** The containers of an order, each with what is known of it so far. */
export function ContainerFacts({ containers }: { containers: readonly OrderContainer[] }) {
  const texts = useTexts();
  const format = useFormat();
  return (
    <FactTable
      rows={containers}
      rowKey={(container) => container.orderContainerId}
      columns={[
        { title: texts.sheet.containerNo, render: ({ containerNo }) => containerNo ?? '—' },
        { title: texts.sheet.sizeType, render: ({ sizeType }) => texts.sizeType[sizeType] },
        { title: texts.sheet.owner, render: ({ owner }) => owner },
        { title: texts.sheet.sealNo, render: ({ sealNo }) => sealNo ?? '—' },
        {
          title: texts.sheet.vgmKg,
          isFigure: true,
          render: ({ vgmKg }) => (vgmKg === null ? '—' : format.number(vgmKg)),
        },
        { title: texts.sheet.status, render: ({ status }) => texts.containerStatus[status] },
      ]}
    />
  );
}
