/** Orders to choose from, for pages of later features about one order. */
export { ChooseOrder } from './ChooseOrder.tsx';
/** Words of the dossier, for pages of later features. */
export { useTexts as useDossierTexts } from './texts.ts';
