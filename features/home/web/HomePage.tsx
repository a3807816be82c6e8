import { readAhead } from '../../../platform/web/query/readAhead.ts';
import { usePageTitle } from '../../../platform/web/router/usePageTitle.ts';
import { useMay } from '../../../platform/web/who/who.ts';
import { listBookings, listOrders } from '../../booking/wire.ts';
import { readHome } from '../wire.ts';
import { CustomerHome } from './customer/CustomerHome.tsx';
import { OperatorHome } from './operator/OperatorHome.tsx';
import { useTexts } from './texts.ts';
import { WelcomeHome } from './welcome/WelcomeHome.tsx';

/** Takes what was asked early of the page, so that it is drawn once and whole. */
export const readHomeAhead = () => readAhead([readHome]);

/** The first page after signing in: what needs doing next, for whoever it is. */
export default function HomePage() {
  const texts = useTexts();
  const mayOperate = useMay(listBookings.access.code);
  const mayOrder = useMay(listOrders.access.code);
  usePageTitle(texts.title);
  if (mayOperate) return <OperatorHome />;
  return mayOrder ? <CustomerHome /> : <WelcomeHome />;
}
