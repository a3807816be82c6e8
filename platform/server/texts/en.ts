import type zh from './zh.ts';

const en: typeof zh = {
  done: 'Done',
  signIn: 'Your session has ended. Please sign in again.',
  forbidden: 'You have no permission for this operation',
  absent: 'The resource does not exist',
  fault: 'Something went wrong on our side. Please try again later.',
  tooManyCalls: 'Too many tries. Please wait a moment.',
  busy: 'The service is busy. Please try again later.',
  noCompany: 'You do not belong to a company yet, so this is not available to you.',
  wrongInput: 'Please check the marked fields.',
  notJson: 'The request could not be read.',
  fileMissing: 'Please choose a file.',
  fileTooBig: (p) => `The file must not be larger than ${p.megabytes} MB.`,
  fileKind: (p) => `Only ${p.extensions} files can be uploaded.`,
  sheet: {
    notSheet: 'This file cannot be read. Please use a spreadsheet in the .xlsx format.',
    locked: 'This file is encrypted or an old .xls. Save it as .xlsx without a password.',
    macro: 'This file contains macros. Save it as .xlsx without macros.',
    tooBig: 'The spreadsheet is too big to be read.',
    tooManyRows: (p) => `The spreadsheet has too many rows: at most ${p.max}.`,
  },
  input: {
    required: 'Required',
    wrong: 'Wrong format',
    number: 'Enter a number',
    wholeNumber: 'Enter a whole number',
    choice: 'Choose one of the listed values',
    min: (p) => `Must be at least ${p.min}`,
    above: (p) => `Must be more than ${p.min}`,
    max: (p) => `Must be at most ${p.max}`,
    shortText: (p) => `At least ${p.min} characters`,
    longText: (p) => `At most ${p.max} characters`,
    fewItems: (p) => `At least ${p.min} entries`,
    manyItems: (p) => `At most ${p.max} entries`,
  },
};
export default en;
