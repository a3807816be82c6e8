/** Parts for pages of later features. */

export { ChooseTrain } from './parts/ChooseTrain.tsx';
export { usePlanTexts, useTrainTexts } from './texts.ts';
