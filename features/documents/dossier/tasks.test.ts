import { expect, test } from 'vitest';
import { PAPER_CODES } from './paperCodes.ts';
import { DOSSIER_TASKS, TASK_NAMES, type TaskName, taskAt } from './tasks.ts';

const papers = PAPER_CODES.map((code) => ({
  code,
  orderContainerId: null,
  number: '',
  versionNo: 0,
  state: null,
  faultCount: code === 'packingList' ? 0 : 1,
  differs: false,
  abilities: { issue: false, withdraw: false },
}));
const shown = (name: TaskName, facts: { scope: string; field: string; value: string; isIssued: boolean }[] = []) =>
  papers.filter((paper) => DOSSIER_TASKS[name].shows(paper, { facts })).map(({ code }) => code);

test('each task has an address of its own and papers; missing data are those of papers that are needed', () => {
  expect(new Set(TASK_NAMES.map((name) => DOSSIER_TASKS[name].page.path)).size).toBe(8);
  for (const name of TASK_NAMES) expect(shown(name).length).toBeGreaterThan(0);
  expect(taskAt('/newPrepareDocumentsEB')).toBe('importDocuments');
  expect(shown('shippingData')).toEqual(['packingList', 'vgm', 'dangerousGoods']);
  expect(shown('importDocuments')).toContain('arrivalNotice');
  expect(shown('customsOrders')).toContain('customsDraft');
  expect(shown('submitData')).not.toContain('packingList');
  expect(shown('submitData')).not.toContain('dangerousGoods');
  const fact = { scope: 'line-a', field: 'unNumber', value: '3480', isIssued: false };
  expect(shown('submitData', [fact])).toContain('dangerousGoods');
});
