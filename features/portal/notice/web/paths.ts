import { newNoticePage, noticesPage } from '../pages.ts';

export const NOTICES_PATH = noticesPage.path;
export const NEW_PATH = newNoticePage.path;

export const editPath = (id: number) => `${NOTICES_PATH}/${id}`;
