import { withTexts } from '../../../../platform/web/language/withTexts.ts';
import { useTrusteeLinkTexts } from '../../../people/trustee/web/parts.ts';
import {
  useConsentTexts,
  useDemandTexts,
  useLifeTexts,
  useLinkTexts,
  useOperatorTexts,
  useTemplateTexts,
  useVerifyTexts,
} from './texts.ts';

/** A chunk of its own: the first page of the portal carries none of it. */
export const contractLink = () => withTexts(import('./link/ContractLinkPage.tsx'), useLinkTexts, useConsentTexts);
export const verify = () => withTexts(import('./verify/VerifyPage.tsx'), useVerifyTexts);
export const trusteeSign = () => withTexts(import('./link/TrusteeSignPage.tsx'), useLinkTexts, useTrusteeLinkTexts);
export const templates = () => withTexts(import('./templates/ContractTemplatesPage.tsx'), useTemplateTexts);
export const queue = () => withTexts(import('./operator/ContractQueuePage.tsx'), useOperatorTexts, useLifeTexts);
export const lineDemands = () => withTexts(import('./demand/LineDemandPage.tsx'), useDemandTexts);
