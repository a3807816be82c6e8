import type zh from './zh.ts';

const en: typeof zh = {
  server: {
    absent: 'The file does not exist or has been removed.',
    unknownType: (p) => `Files of the type ${p.docType} are not accepted.`,
    noneToDownload: 'There is no file available for download.',
    recordAbsent: 'What the file is to belong to does not exist.',
    notAllowed: 'You may not change this file.',
    notAllowedTemplate: 'Only people of the platform can keep templates.',
    noThumbnail: 'There is no small picture of this file.',
    linkExpired: 'The link is wrong or has expired.',
    companyFull: (p) =>
      `Your company has too little room for this file: ${p.left} GB of ${p.limit} GB are left. Delete files that are no longer needed, or contact our service.`,
    personFull: (p) =>
      `You have too little room for this file: ${p.left} GB of ${p.limit} GB are left. Delete files that are no longer needed, or contact our service.`,
  },
  resourceTypes: {
    FZFP: 'Invoice template',
    FZHT: 'Contract template',
    FZQD: 'Pick list template',
    FZYS: 'Element document template',
    AF: 'Exception fee proof',
  },
};
export default en;
