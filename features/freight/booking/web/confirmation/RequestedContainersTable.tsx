import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useLanguage } from '../../../../../platform/web/language/language.ts';
import { sizeLabels } from '../../../train/sizeNames.ts';
import type { Price } from '../../../train/wire.ts';
import { type BookingValues, requestedContainers } from '../form/bookingValues.ts';
import { sumsOf } from '../price/sums.ts';
import { useSeesMoney } from '../price/useSeesMoney.ts';
import { FactTable } from '../table/FactTable.tsx';
import { useTexts } from '../texts.ts';

export function RequestedContainersTable({ values, prices }: { values: BookingValues; prices: readonly Price[] }) {
  const texts = useTexts();
  const labels = sizeLabels(useLanguage());
  const format = useFormat();
  const seesMoney = useSeesMoney();
  const rows = requestedContainers(values).map((line, index) => {
    const price = prices.find((one) => one.sizeType === line.sizeType);
    const [sum] = price ? sumsOf([{ amount: price.price, currency: price.currency, count: line.count }]) : [];
    return { ...line, key: index, price, sum };
  });
  return (
    <FactTable
      rows={rows}
      rowKey={(row) => row.key}
      columns={[
        {
          title: texts.form.sizeType,
          render: (row) => labels[row.sizeType],
        },
        { title: texts.form.owner, render: (row) => texts.owner[row.owner] },
        { title: texts.form.count, isFigure: true, render: (row) => format.number(row.count) },
        ...(seesMoney
          ? [
              {
                title: texts.form.unitPrice,
                isFigure: true,
                render: (row: (typeof rows)[number]) =>
                  row.price ? format.money(row.price.price, row.price.currency) : '—',
              },
              {
                title: texts.form.lineSum,
                isFigure: true,
                render: (row: (typeof rows)[number]) =>
                  row.sum ? format.money(row.sum.amount, row.sum.currency) : '—',
              },
            ]
          : []),
      ]}
    />
  );
}
