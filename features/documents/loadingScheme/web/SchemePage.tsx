import { useSearchParams } from 'react-router';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { DetailState } from '../../../../platform/web/widgets/page/DetailState.tsx';
import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { ChooseOrder } from '../../dossier/web/parts.ts';
import { schemePage } from '../pages.ts';
import { getScheme } from '../wire.ts';
import { SchemeEditor } from './SchemeEditor.tsx';
import { useTexts } from './texts.ts';

/** How cargo stands in the containers of an order; without one, the orders to choose from. */
export default function SchemePage() {
  const { title } = useTexts();
  const [params] = useSearchParams();
  const orderBigNo = params.get('orderBigNo') ?? '';
  if (orderBigNo === '')
    return <ChooseOrder title={title} toOrder={(chosen) => pathTo(schemePage, { orderBigNo: chosen })} />;
  return <SchemeOfOrder key={orderBigNo} orderBigNo={orderBigNo} />;
}

function SchemeOfOrder({ orderBigNo }: { orderBigNo: string }) {
  const { title } = useTexts();
  const read = useRead(getScheme, { orderBigNo });
  if (!read.data) return <DetailState title={title} subtitle={orderBigNo} back={pathTo(schemePage)} read={read} />;
  return <SchemeEditor scheme={read.data} />;
}
