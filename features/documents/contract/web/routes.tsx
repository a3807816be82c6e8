import { routesOf } from '../../../../platform/web/records/routesOf.ts';
import type { PageRoute } from '../../../../platform/web/router/pageRoute.ts';
import { SIGN_LINK_PATH } from '../../../people/trustee/signLinkPath.ts';
import * as pages from '../pages.ts';
import { CONTRACT_LINK_PATH, VERIFY_PATH } from '../signLinkPath.ts';

const loads = () => import('./loads.ts');

export const routes: PageRoute[] = [
  {
    path: `${CONTRACT_LINK_PATH}/:token`,
    name: 'contractSign',
    frame: 'bare',
    isPublic: true,
    load: async () => (await loads()).contractLink(),
  },
  {
    path: VERIFY_PATH,
    name: 'verify',
    frame: 'bare',
    isPublic: true,
    load: async () => (await loads()).verify(),
  },
  {
    path: `${SIGN_LINK_PATH}/:token`,
    name: 'trusteeSign',
    frame: 'bare',
    isPublic: true,
    load: async () => (await loads()).trusteeSign(),
  },
  ...routesOf(pages, {
    contractTemplatesPage: async () => (await loads()).templates(),
    contractQueuePage: async () => (await loads()).queue(),
    lineDemandPage: async () => (await loads()).lineDemands(),
  }),
];
