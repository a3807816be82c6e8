import { routes as contract } from '../../features/documents/contract/web/routes.tsx';
import { routes as dossier } from '../../features/documents/dossier/web/routes.tsx';
import { routes as exporting } from '../../features/documents/export/web/routes.tsx';
import { routes as inspection } from '../../features/documents/inspection/web/routes.tsx';
import { routes as loadingScheme } from '../../features/documents/loadingScheme/web/routes.tsx';
import { routes as paper } from '../../features/documents/paper/web/routes.tsx';
import { routes as booking } from '../../features/freight/booking/web/routes.tsx';
import { routes as network } from '../../features/freight/network/web/routes.tsx';
import { routes as nomenclature } from '../../features/freight/nomenclature/web/routes.tsx';
import { routes as shareLink } from '../../features/freight/shareLink/web/routes.tsx';
import { routes as tracking } from '../../features/freight/tracking/web/routes.tsx';
import { routes as train } from '../../features/freight/train/web/routes.tsx';
import { routes as wagonPlan } from '../../features/freight/wagonPlan/web/routes.tsx';
import { routes as additionalFee } from '../../features/money/additionalFee/web/routes.tsx';
import { routes as bill } from '../../features/money/bill/web/routes.tsx';
import { routes as charge } from '../../features/money/charge/web/routes.tsx';
import { routes as deposit } from '../../features/money/deposit/web/routes.tsx';
import { routes as exchangeRate } from '../../features/money/exchangeRate/web/routes.tsx';
import { routes as invoice } from '../../features/money/invoice/web/routes.tsx';
import { routes as journal } from '../../features/money/journal/web/routes.tsx';
import { routes as payment } from '../../features/money/payment/web/routes.tsx';
import { routes as closure } from '../../features/people/closure/web/routes.tsx';
import { routes as company } from '../../features/people/company/web/routes.tsx';
import { routes as identityCheck } from '../../features/people/identityCheck/web/routes.tsx';
import { routes as member } from '../../features/people/member/web/routes.tsx';
import { routes as session } from '../../features/people/session/web/routes.tsx';
import { routes as trustee } from '../../features/people/trustee/web/routes.tsx';
import { routes as chat } from '../../features/portal/chat/web/routes.tsx';
import { routes as config } from '../../features/portal/config/web/routes.tsx';
import { routes as dict } from '../../features/portal/dict/web/routes.tsx';
import { routes as home } from '../../features/portal/home/web/routes.tsx';
import { routes as message } from '../../features/portal/message/web/routes.tsx';
import { routes as notice } from '../../features/portal/notice/web/routes.tsx';
import { routes as outbox } from '../../features/portal/outbox/web/routes.tsx';
import { routes as fleet } from '../../features/suppliers/fleet/web/routes.tsx';
import { routes as service } from '../../features/suppliers/service/web/routes.tsx';
import { routes as supplierQuote } from '../../features/suppliers/supplierQuote/web/routes.tsx';
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
  ...wagonPlan,
  ...paper,
  ...dossier,
  ...inspection,
  ...loadingScheme,
  ...journal,
  ...exchangeRate,
  ...charge,
  ...fleet,
  ...supplierQuote,
  ...service,
  ...additionalFee,
  ...chat,
  ...network,
  ...nomenclature,
  ...notice,
  ...outbox,
  ...exporting,
  ...dict,
  ...config,
  ...tracking,
  ...shareLink,
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
