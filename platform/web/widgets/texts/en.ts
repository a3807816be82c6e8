import type zh from './zh.ts';

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);

const en: typeof zh = {
  filtersSet: (p) => `Filters (${p.count})`,
  clearSelection: 'Clear selection',
  selectRow: 'Select this row',
  rows: 'List of records',
  noMatch: 'Nothing matches these filters',
  clearFilters: 'Clear filters',
  absentTitle: 'This does not exist',
  copyFailed: 'Copying failed; please select and copy by hand',
  teuSold: (p) => `${p.sold} of ${p.capacity} TEU sold`,
  teuLeft: (p) => `${p.left} TEU left`,
  teuFull: 'Fully booked',
  reason: 'Reason',
  reasonRequired: 'Please give the reason',
  reasonHint: 'Ctrl + Enter submits',
  chooseSheet: 'Choose an .xlsx file or drop it here',
  sheetLimit: (p) => `.xlsx only, up to ${p.megabytes} MB`,
  sheetNotXlsx: 'Only .xlsx files can be read',
  sheetTooBig: (p) => `The file is larger than ${p.megabytes} MB`,
  sheetReading: 'Reading the file…',
  sheetUnreadable: 'The file cannot be read; is it an .xlsx file without a password?',
  sheetEmpty: 'The file has no rows',
  sheetRow: 'Row',
  sheetProblem: 'Problem',
  sheetGood: (p) => `${p.count} ${plural(p.count, 'row', 'rows')} ready`,
  sheetBad: (p) => `${p.count} ${plural(p.count, 'row', 'rows')} with errors`,
  sheetOnlyBad: 'Only rows with errors',
  sheetMore: (p) => `${p.count} more ${plural(p.count, 'row', 'rows')} not shown`,
  sheetImport: (p) => `Import ${p.count} ${plural(p.count, 'row', 'rows')}`,
  sheetFixFirst: 'Correct the errors in the sheet and choose the file again',
  sheetAnother: 'Choose another file',
};

export default en;
