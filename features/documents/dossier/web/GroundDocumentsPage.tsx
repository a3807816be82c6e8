import { useSearchParams } from 'react-router';
import { readGroundQuery } from '../groundQuery.ts';
import { ChooseOrder } from './ChooseOrder.tsx';
import { DossierView } from './DossierView.tsx';

/** The same dossier with the papers of one task. */
export default function GroundDocumentsPage() {
  const [params] = useSearchParams();
  const asked = readGroundQuery(params.get('queryParam'));
  if (asked === null || asked.orderBigNo === '') return <ChooseOrder />;
  return <DossierView key={asked.orderBigNo} {...asked} />;
}
