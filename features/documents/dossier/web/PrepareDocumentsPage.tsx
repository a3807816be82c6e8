import { useSearchParams } from 'react-router';
import { ChooseOrder } from './ChooseOrder.tsx';
import { DossierView } from './DossierView.tsx';

/** All papers of an order beside the facts that they are made of. */
export default function PrepareDocumentsPage() {
  const [params] = useSearchParams();
  const orderBigNo = params.get('orderBigNo') ?? '';
  if (orderBigNo === '') return <ChooseOrder />;
  return <DossierView key={orderBigNo} orderBigNo={orderBigNo} group={null} />;
}
