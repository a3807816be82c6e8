import { lazy } from 'react';
import { loadChunk } from '../../../../platform/web/chunks/loadChunk.ts';
import { withTexts } from '../../../../platform/web/language/withTexts.ts';
import { useTexts } from './texts.ts';

/** Opens the rule and the inputs of a charge, for lines of later features. */
export const ChargeWhy = lazy(async () => {
  const load = () => withTexts(import('./order/ChargeWhy.tsx'), useTexts);
  return { default: (await loadChunk(load)).ChargeWhy };
});

/** Orders by what they earn, for the finance page of a later feature. */
export const OrderMargins = lazy(async () => {
  const load = () => withTexts(import('./margins/OrderMargins.tsx'), useTexts);
  return { default: (await loadChunk(load)).OrderMargins };
});
