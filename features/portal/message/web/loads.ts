import { withTexts } from '../../../../platform/web/language/withTexts.ts';
import { useTexts } from './texts.ts';

/** A chunk of its own: the first page of the portal carries none of it. */
export const messageCentre = () => withTexts(import('./centre/MessageCentre.tsx'), useTexts);
export const settingPage = () => withTexts(import('./setting/SettingPage.tsx'), useTexts);
export const settingSection = () => withTexts(import('./setting/SettingSection.tsx'), useTexts);
export const unsubscribe = () => withTexts(import('./unsubscribe/UnsubscribePage.tsx'), useTexts);
