import { page } from './page/en.ts';
import type zh from './zh.ts';

const en: typeof zh = {
  server: {
    absent: 'There is no such conversation.',
    nobodyElse: 'These are the platform’s own goods; there is nobody to talk to.',
    fileAbsent: 'The file does not exist or has been removed. Please upload it again.',
    noColleague: 'There is no such colleague, or they do not take part in conversations.',
    noSupplier: 'There is no such supplier, or nobody of theirs takes part in conversations.',
    tooFast: 'Too many messages at once; please wait a moment.',
    answerAbsent: 'The canned answer does not exist or has been removed.',
    unread: (p) => ({
      subject: `Unread messages: ${p.container}`,
      text:
        `${p.from} has sent you ${p.count === 1 ? 'a message' : `${p.count} messages`} about container ` +
        `${p.container} that you have not read yet. Please sign in to read and answer.`,
    }),
  },
  page,
};
export default en;
