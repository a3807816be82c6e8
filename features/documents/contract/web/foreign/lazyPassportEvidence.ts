import { lazy } from 'react';
import { withTexts } from '../../../../../platform/web/language/withTexts.ts';
import { usePassportTexts } from '../texts.ts';

/** Passport of a contract's signer for operators, loaded when it is shown. */
export const PassportEvidence = lazy(() => withTexts(import('./PassportEvidence.tsx'), usePassportTexts));

/** Appointments with witnesses, above the operator's list. */
export const WitnessAgenda = lazy(() => withTexts(import('./WitnessAgenda.tsx'), usePassportTexts));
