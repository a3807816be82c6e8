import { withTexts } from '../../../platform/web/language/withTexts.ts';
import { routesOf } from '../../../platform/web/records/routesOf.ts';
import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';
import { SIGN_LINK_PATH } from '../../trustee/signLinkPath.ts';
import * as pages from '../pages.ts';
import { CONTRACT_LINK_PATH, VERIFY_PATH } from '../signLinkPath.ts';
import {
  useConsentTexts,
  useDemandTexts,
  useLifeTexts,
  useLinkTexts,
  useOperatorTexts,
  useTemplateTexts,
  useVerifyTexts,
} from './texts.ts';

export const routes: PageRoute[] = [
  {
    path: `${CONTRACT_LINK_PATH}/:token`,
    name: 'contractSign',
    frame: 'bare',
    isPublic: true,
    load: () => withTexts(import('./link/ContractLinkPage.tsx'), useLinkTexts, useConsentTexts),
  },
  {
    path: VERIFY_PATH,
    name: 'verify',
    frame: 'bare',
    isPublic: true,
    load: () => withTexts(import('./verify/VerifyPage.tsx'), useVerifyTexts),
  },
  {
    path: `${SIGN_LINK_PATH}/:token`,
    name: 'trusteeSign',
    frame: 'bare',
    isPublic: true,
    // the door of the other feature brings a page along, which no first page shall carry
    load: async () => {
      const { useTrusteeLinkTexts } = await import('../../trustee/web/parts.ts');
      return withTexts(import('./link/TrusteeSignPage.tsx'), useLinkTexts, useTrusteeLinkTexts);
    },
  },
  ...routesOf(pages, {
    contractTemplatesPage: () => withTexts(import('./templates/ContractTemplatesPage.tsx'), useTemplateTexts),
    contractQueuePage: () =>
      withTexts(import('./operator/ContractQueuePage.tsx'), useOperatorTexts, useLifeTexts),
    lineDemandPage: () => withTexts(import('./demand/LineDemandPage.tsx'), useDemandTexts),
  }),
];
