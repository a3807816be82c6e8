import '../platform/web/request/withoutEval.ts';
import '../platform/web/theme/base.css';
import { createRoot } from 'react-dom/client';
import { routes as booking } from '../features/booking/web/routes.tsx';
import { routes as config } from '../features/config/web/routes.tsx';
import { routes as dict } from '../features/dict/web/routes.tsx';
import { routes as home } from '../features/home/web/routes.tsx';
import { routes as network } from '../features/network/web/routes.tsx';
import { routes as outbox } from '../features/outbox/web/routes.tsx';
import { routes as session } from '../features/session/web/routes.tsx';
import { routes as tracking } from '../features/tracking/web/routes.tsx';
import { routes as train } from '../features/train/web/routes.tsx';
import type { PageRoute } from '../platform/web/router/pageRoute.ts';
import { usePlatformTexts } from '../platform/web/texts/platformTexts.ts';
import { beginPage } from './web/router/beginPage.ts';
import { Router } from './web/router/Router.tsx';

/** The pages of every feature. A new feature with pages is one import above and one line here. */
const pages: readonly PageRoute[] = [
  ...session,
  ...home,
  ...train,
  ...booking,
  ...network,
  ...outbox,
  ...dict,
  ...config,
  ...tracking,
];

// a failure is met again, and dealt with, where the texts are used
usePlatformTexts.load().catch(() => {});
beginPage(pages);

const root = document.getElementById('root');
if (root) createRoot(root).render(<Router pages={pages} />);
