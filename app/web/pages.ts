import { routes as additionalFee } from '../../features/additionalFee/web/routes.tsx';
import { routes as bill } from '../../features/bill/web/routes.tsx';
import { routes as booking } from '../../features/booking/web/routes.tsx';
import { routes as charge } from '../../features/charge/web/routes.tsx';
import { routes as chat } from '../../features/chat/web/routes.tsx';
import { routes as closure } from '../../features/closure/web/routes.tsx';
import { routes as company } from '../../features/company/web/routes.tsx';
import { routes as config } from '../../features/config/web/routes.tsx';
import { routes as contract } from '../../features/contract/web/routes.tsx';
import { routes as deposit } from '../../features/deposit/web/routes.tsx';
import { routes as dict } from '../../features/dict/web/routes.tsx';
import { routes as exchangeRate } from '../../features/exchangeRate/web/routes.tsx';
import { routes as exporting } from '../../features/export/web/routes.tsx';
import { routes as fleet } from '../../features/fleet/web/routes.tsx';
import { routes as home } from '../../features/home/web/routes.tsx';
import { routes as identityCheck } from '../../features/identityCheck/web/routes.tsx';
import { routes as invoice } from '../../features/invoice/web/routes.tsx';
import { routes as journal } from '../../features/journal/web/routes.tsx';
import { routes as member } from '../../features/member/web/routes.tsx';
import { routes as message } from '../../features/message/web/routes.tsx';
import { routes as network } from '../../features/network/web/routes.tsx';
import { routes as notice } from '../../features/notice/web/routes.tsx';
import { routes as outbox } from '../../features/outbox/web/routes.tsx';
import { routes as paper } from '../../features/paper/web/routes.tsx';
import { routes as payment } from '../../features/payment/web/routes.tsx';
import { routes as service } from '../../features/service/web/routes.tsx';
import { routes as session } from '../../features/session/web/routes.tsx';
import { routes as supplierQuote } from '../../features/supplierQuote/web/routes.tsx';
import { routes as tracking } from '../../features/tracking/web/routes.tsx';
import { routes as train } from '../../features/train/web/routes.tsx';
import { routes as trustee } from '../../features/trustee/web/routes.tsx';
import type { PageRoute } from '../../platform/web/router/pageRoute.ts';
import type { SlotFilling } from '../../platform/web/slots/slot.ts';

const loadFillings = async () => (await import('./fillings.ts')).featureFillings;

/** A new feature with pages is one import above and one line here. Fixed addresses stand before those with a parameter. */
export const featurePages = [
  ...session,
  ...company,
  ...member,
  ...closure,
  ...trustee,
  ...identityCheck,
  ...contract,
  ...deposit,
  ...home,
  ...train,
  ...booking,
  ...paper,
  ...journal,
  ...exchangeRate,
  ...charge,
  ...fleet,
  ...supplierQuote,
  ...service,
  ...additionalFee,
  ...chat,
  ...network,
  ...notice,
  ...outbox,
  ...exporting,
  ...dict,
  ...config,
  ...tracking,
  ...bill,
  ...invoice,
  ...payment,
  ...message,
]
  .toSorted((one, other) => parameterCount(one.path) - parameterCount(other.path))
  .map((page) => withFillings(page, loadFillings));

function parameterCount(path: string): number {
  return path.split('/').filter((segment) => segment.startsWith(':')).length;
}

/** The page, whose load also starts loading the fillings of its slots. */
function withFillings(page: PageRoute, loadFillings: () => Promise<readonly SlotFilling[]>): PageRoute {
  const { slots, load } = page;
  if (slots === undefined) return page;
  const preload = async () => {
    for (const filling of await loadFillings()) if (slots.some((slot) => slot.holds(filling))) void filling.preload();
  };
  return {
    ...page,
    load: () => {
      // errors surface in the frame, which needs the same chunk
      preload().catch(() => {});
      return load();
    },
  };
}
