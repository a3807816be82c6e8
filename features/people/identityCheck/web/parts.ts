import { lazy } from 'react';
import { withTexts } from '../../../../platform/web/language/withTexts.ts';
import { useCheckTexts } from './texts.ts';

/** Face check of a token, loaded when it is shown; `onDone` hears how it ended. For pages with and without session. */
export const FaceCheck = lazy(() => withTexts(import('./FaceCheck.tsx'), useCheckTexts));
export type { FaceCheckProps } from './FaceCheck.tsx';
