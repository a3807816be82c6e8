import { routesOf } from '../../../../platform/web/records/routesOf.ts';
import * as pages from '../pages.ts';

const loads = () => import('./loads.ts');

export const routes = routesOf(pages, {
  contractLinkPage: async () => (await loads()).contractLink(),
  verifyPage: async () => (await loads()).verify(),
  trusteeSignPage: async () => (await loads()).trusteeSign(),
  contractTemplatesPage: async () => (await loads()).templates(),
  contractQueuePage: async () => (await loads()).queue(),
  lineDemandPage: async () => (await loads()).lineDemands(),
});
