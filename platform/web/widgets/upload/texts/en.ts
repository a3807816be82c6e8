import type zh from './zh.ts';

const files = (count: number) => `${count} ${count === 1 ? 'file' : 'files'}`;

const en: typeof zh = {
  choose: 'Choose files',
  choosePicture: 'Add picture',
  area: 'Click to choose files, or drop them here',
  release: 'Release to upload',
  images: 'Images',
  formats: (p) => p.formats.join(', '),
  each: (p) => `up to ${p.count} ${p.unit} each, ${files(p.files)}`,
  upTo: (p) => `up to ${p.count} ${p.unit}`,
  separator: '; ',
  paste: 'screenshots can be pasted',
  files: 'Files',
  noFiles: 'No files',
  waiting: 'Waiting',
  checking: 'Being checked…',
  uploading: (p) => `Uploading ${p.percent}%`,
  overall: (p) => `Uploading ${files(p.count)}`,
  stop: (p) => `Cancel the upload of ${p.name}`,
  retry: (p) => `Upload ${p.name} again`,
  dismiss: (p) => `Take ${p.name} off the list`,
  remove: (p) => `Delete ${p.name}`,
  replace: (p) => `Replace ${p.name}`,
  download: (p) => `Download ${p.name}`,
  closeNotice: 'Close the notice',
  replaceQuestion: 'Replace this file?',
  replaceBy: (p) => `${p.old} → ${p.name}`,
  double: 'This file is in the list already.',
  success: 'Upload successful',
  someDone: (p) => `${files(p.done)} uploaded, ${p.failed} failed`,
  failed: 'Upload failed, please try again.',
  replaced: 'Replaced',
  removed: 'Delete successful',
  removeFailed: 'Delete failed, please try again.',
  pasted: 'Pasted picture',
  zip: {
    unreadable: 'The archive cannot be read; please check that it is complete and not encrypted.',
    hint: 'folders named by container number',
  },
};
export default en;
