import { type ReactNode, useId } from 'react';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import type { OrderDetail } from '../../../order.ts';
import { listFreeContainers } from '../../../wire.ts';
import type { SheetRow } from './useSheet.ts';

/** Free containers of the platform, offered in the cells of COC containers while numbers can be typed. */
export function useFreeContainers(
  { orderBigNo, containers }: OrderDetail,
  isOpen: boolean,
): { lists: ReactNode; listFor: (row: SheetRow) => string | undefined } {
  const id = useId();
  const hasCoc = containers.some(({ owner, containerNo }) => owner === 'COC' && containerNo === null);
  const { data = [] } = useRead(listFreeContainers, { orderBigNo }, { enabled: isOpen && hasCoc });
  const bySizeType = Map.groupBy(data, ({ sizeType }) => sizeType);
  return {
    lists: [...bySizeType].map(([sizeType, free]) => (
      <datalist key={sizeType} id={id + sizeType}>
        {free.map(({ containerNo }) => (
          <option key={containerNo} value={containerNo} />
        ))}
      </datalist>
    )),
    listFor: ({ container: { owner, sizeType } }) =>
      owner === 'COC' && bySizeType.has(sizeType) ? id + sizeType : undefined,
  };
}
