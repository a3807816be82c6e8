import { useCan } from '../../../platform/web/currentUser/currentUser.ts';
import { prefetchReads } from '../../../platform/web/query/prefetchReads.ts';
import { usePageTitle } from '../../../platform/web/router/usePageTitle.ts';
import { listBookings, listOrders } from '../../booking/wire.ts';
import { readHome } from '../wire.ts';
import { CustomerHome } from './customer/CustomerHome.tsx';
import { OperatorHome } from './operator/OperatorHome.tsx';
import { useTexts } from './texts.ts';
import { WelcomeHome } from './welcome/WelcomeHome.tsx';

/** Puts the prefetched response into the cache, so that the page renders once. */
export const primeHome = () => prefetchReads([readHome]);

/** Home page by ability: operator, customer or neither. */
export default function HomePage() {
  const texts = useTexts();
  const canOperate = useCan(listBookings.access.code);
  const canOrder = useCan(listOrders.access.code);
  usePageTitle(texts.title);
  if (canOperate) return <OperatorHome />;
  return canOrder ? <CustomerHome /> : <WelcomeHome />;
}
