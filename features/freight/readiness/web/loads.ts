import { withTexts } from '../../../../platform/web/language/withTexts.ts';
import { useTexts } from './texts.ts';

/** A chunk of its own: the first page of the portal carries none of it. */
export const orderClock = () => withTexts(import('./OrderClock.tsx'), useTexts);
export const trainClock = () => withTexts(import('./TrainClock.tsx'), useTexts);
