import { centrePage, settingPage } from '../pages.ts';

export const CENTRE_PATH = centrePage.path;
export const SETTING_PATH = settingPage.path;
