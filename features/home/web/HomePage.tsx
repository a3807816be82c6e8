import { readAhead } from '../../../platform/web/query/readAhead.ts';
import { usePageTitle } from '../../../platform/web/router/usePageTitle.ts';
import { useMay } from '../../../platform/web/who/who.ts';
import { listBookings, listOrders } from '../../booking/wire.ts';
import { readHome } from '../wire.ts';
import { CustomerHome } from './customer/CustomerHome.tsx';
import { OperatorHome } from './operator/OperatorHome.tsx';
import { useTexts } from './texts.ts';
import { WelcomeHome } from './welcome/WelcomeHome.tsx';

/** Puts the prefetched response into the cache, so that the page renders once. */
export const readHomeAhead = () => readAhead([readHome]);

/** Home page by ability: operator, customer or neither. */
export default function HomePage() {
  const texts = useTexts();
  const mayOperate = useMay(listBookings.access.code);
  const mayOrder = useMay(listOrders.access.code);
  usePageTitle(texts.title);
  if (mayOperate) return <OperatorHome />;
  return mayOrder ? <CustomerHome /> : <WelcomeHome />;
}
