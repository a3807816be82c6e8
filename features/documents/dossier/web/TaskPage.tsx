import { useLocation, useSearchParams } from 'react-router';
import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { prepareDocumentsPage } from '../pages.ts';
import { DOSSIER_TASKS, taskAt } from '../tasks.ts';
import { ChooseOrder } from './ChooseOrder.tsx';
import { DossierView } from './DossierView.tsx';
import { useTexts } from './texts.ts';

/** The dossier with the papers of the task that the address is for. */
export default function TaskPage() {
  const { tasks } = useTexts();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const name = taskAt(pathname);
  const orderBigNo = params.get('orderBigNo') ?? '';
  const target = name === undefined ? prepareDocumentsPage : DOSSIER_TASKS[name].page;
  if (orderBigNo === '' || name === undefined)
    return (
      <ChooseOrder {...(name && { title: tasks[name] })} toOrder={(chosen) => pathTo(target, { orderBigNo: chosen })} />
    );
  return <DossierView key={orderBigNo} orderBigNo={orderBigNo} group={null} task={name} />;
}
