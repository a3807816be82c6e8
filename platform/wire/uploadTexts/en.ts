import type zh from './zh.ts';

const en: typeof zh = {
  empty: 'The file is empty and cannot be uploaded.',
  executable: 'Executable files are not accepted; please upload a file of the right format.',
  disabled: 'This file format is not supported for now.',
  imageFormat: 'Upload failed, image format error.',
  noExtension: 'Upload failed: the file name has no extension.',
  noTrainNo: 'Train number cannot be empty.',
  none: 'Please select at least one file to upload.',
  nameTooLong: (p) => `File name too long, at most ${p.most} characters; please upload again.`,
  tooMany: (p) => `File count cannot exceed ${p.most}.`,
  limitReached: (p) => `The file count has reached the limit of ${p.most}.`,
  wrongType: (p) => `File format incorrect, please upload ${p.extensions} format file.`,
  tooBig: (p) => `File size cannot exceed ${p.count} ${p.unit}.`,
  folders: {
    empty: 'There are no files in the archive.',
    loose: (p) => `Files in the archive have to lie in folders named by container number; “${p.name}” does not.`,
    folder: (p) => `Folders in the archive have to be named by container number; “${p.name}” is not a valid one.`,
    emptyFolder: (p) => `The folder “${p.name}” in the archive is empty.`,
  },
};
export default en;
