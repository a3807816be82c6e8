import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { editNoticePage, newNoticePage, noticesPage } from '../pages.ts';

export const NOTICES_PATH = noticesPage.path;
export const NEW_PATH = newNoticePage.path;

export const editPath = (id: number) => pathTo(editNoticePage, { id });
