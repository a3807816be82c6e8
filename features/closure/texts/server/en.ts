import type zh from './zh.ts';

const en: typeof zh = {
  otherName: 'This is not the full name of the company.',
  requestedAlready: 'A request is open already.',
  obstacles: (p) => `Before closing: ${p.what}.`,
  decided: 'This request has been decided or withdrawn. Please reload.',
  absent: 'This record does not exist.',
  notClosed: 'The company is not closed.',
  dataGone: 'The personal data have been removed; this is no longer possible.',
  protocolAbsent: 'Nothing has been removed.',
  kept: [
    'Orders, container numbers, waybills and other documents: for the legal term',
    'Contracts, powers of attorney and charges: for the legal term',
    'Registration of the company (licence, legal representative): for the legal term',
    'Chat messages, as part of the documents: without names of senders',
  ],
  closedLetter: (p) => ({
    subject: 'Your company account is closed',
    text: `The account of ${p.companyName} is closed and its people can no longer sign in. Documents are kept for the legal term, until ${p.keepUntil}. If you did not want this, please contact our service.`,
  }),
  readMe: (p) =>
    `All data of ${p.company}\nExported by ${p.person} on ${p.time} (Beijing time)\n\ndata/  company, people, messages, chat and activity (JSON)\nlists/ the lists (xlsx)\nfiles/ the files that the company uploaded\n`,
  messages: {
    requested: (p) => ({
      title: `A company wants to leave: ${p.companyName}`,
      content: `${p.companyName} asks to be closed. Please decide.`,
    }),
    declined: (p) => ({
      title: 'Closing declined',
      content: `The request to close your company was declined. Reason: ${p.reason}`,
    }),
  },
};
export default en;
