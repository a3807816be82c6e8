import { withTexts } from '../../../../platform/web/language/withTexts.ts';
import { usePlanTexts, useTrainTexts } from '../../train/web/parts.ts';
import { useTexts } from './texts.ts';

/** A chunk of its own: the first page of the portal carries none of it. */
export const trainLoadingPage = () =>
  withTexts(import('./TrainLoadingPage.tsx'), useTexts, useTrainTexts, usePlanTexts);
export const trainNumberPage = () => withTexts(import('./trains/TrainNumberPage.tsx'), useTexts, useTrainTexts);
