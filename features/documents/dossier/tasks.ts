import {
  closeTheTicketPage,
  exportDocumentsPage,
  importDocumentsPage,
  predictionCustomOrderPage,
  prepareTaskPage,
  shippingDataPage,
  submitDataPage,
  waybillDataPage,
} from './pages.ts';
import { type PaperCode, type PaperGroup, placeOf } from './paperCodes.ts';
import type { DossierDetail, PaperEntry } from './wire.ts';

/** A view of the dossier for one task: its address, and the papers that belong to it. */
interface DossierTask {
  page: { path: `/${string}` };
  shows: (paper: PaperEntry, dossier: Pick<DossierDetail, 'facts'>) => boolean;
}

const inGroups =
  (...groups: readonly PaperGroup[]) =>
  ({ code }: PaperEntry) =>
    groups.includes(placeOf(code).group);

const among =
  (...codes: readonly string[]) =>
  ({ code }: PaperEntry) =>
    codes.includes(code);

/** Dangerous goods lack nothing where no line has a UN number. */
const isNeeded = (code: PaperCode, facts: DossierDetail['facts']) =>
  code !== 'dangerousGoods' || facts.some(({ field, value }) => field === 'unNumber' && value !== '');

export const DOSSIER_TASKS = {
  prepareDocuments: { page: prepareTaskPage, shows: inGroups('departure', 'onboard') },
  submitData: {
    page: submitDataPage,
    shows: ({ code, faultCount }, { facts }) => faultCount > 0 && isNeeded(code, facts),
  },
  exportDocuments: { page: exportDocumentsPage, shows: inGroups('departure', 'waybill', 'onboard') },
  importDocuments: { page: importDocumentsPage, shows: inGroups('destination', 'onboard') },
  shippingData: { page: shippingDataPage, shows: among('packingList', 'vgm', 'dangerousGoods') },
  waybillData: { page: waybillDataPage, shows: inGroups('waybill') },
  customsOrders: {
    page: predictionCustomOrderPage,
    shows: among('customsDraft', 'customsMandate', 'preDeclaration', 'transitDeclaration', 'eaeuPreliminary', 'ens'),
  },
  preDeclaration: { page: closeTheTicketPage, shows: among('preDeclaration', 'customsDraft') },
} as const satisfies Readonly<Record<string, DossierTask>>;
export type TaskName = keyof typeof DOSSIER_TASKS;
const isTaskName = (name: string): name is TaskName => name in DOSSIER_TASKS;
export const TASK_NAMES = Object.keys(DOSSIER_TASKS).filter(isTaskName);

/** Task of an address; undefined for an address of another page. */
export const taskAt = (path: string): TaskName | undefined =>
  TASK_NAMES.find((name) => DOSSIER_TASKS[name].page.path === path);
