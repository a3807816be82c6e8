import { useFormat } from '../../../../../platform/web/language/format.ts';
import { type GoodsLineValues, isBlankGoods } from '../form/bookingValues.ts';
import { FactTable } from '../table/FactTable.tsx';
import { useTexts } from '../texts.ts';

export function GoodsTable({ goods }: { goods: readonly GoodsLineValues[] }) {
  const texts = useTexts();
  const format = useFormat();
  const rows = goods.filter((line) => !isBlankGoods(line));
  if (rows.length === 0) return texts.detail.noGoods;
  return (
    <FactTable
      rows={rows}
      rowKey={(row) => rows.indexOf(row)}
      columns={[
        {
          title: texts.detail.goodsName,
          render: (row) => [row.nameCn, row.nameEn, row.nameRu].filter((name) => name !== '').join(' / '),
        },
        { title: texts.form.hscode, render: (row) => row.hscode },
        {
          title: texts.detail.grossWeight,
          isFigure: true,
          render: (row) => format.kg(row.grossWeightKg ?? 0),
        },
      ]}
    />
  );
}
