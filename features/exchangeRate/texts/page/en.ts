import type zh from './zh.ts';

const en: typeof zh = {
  title: 'Exchange rates',
  subtitle: 'Each row has a day and a source; the latest on or before a day holds',
  empty: 'No rates yet',
  add: 'Enter rate',
  edit: 'Edit rate',
  saved: 'Saved',
  removed: 'Removed',
  day: 'Day',
  from: 'Currency',
  to: 'In',
  rate: 'Rate',
  rateHint: 'For one unit of the currency',
  source: 'Source',
  changed: 'Changed',
  import: 'Import .csv',
  importTitle: 'Import rates',
  importHint:
    'As the central bank publishes it: the day in the first column, a pair in each other, such as USD/CNY, 100JPY/CNY, CNY/RUB.',
  choose: 'Choose file',
  unreadable: 'No rates were found in the file.',
  tooBig: 'The file is too big.',
  known: 'Known rate',
  difference: 'Difference',
  differences: { new: 'New', same: 'Same', changed: 'Will be replaced' },
  reset: 'Another file',
  imported: 'Rates imported',
  nameOf: (p) => `${p.pair} · ${p.day}`,
};
export default en;
