import type zh from './zh.ts';

const en: typeof zh = {
  wrongPassword: 'Wrong user name or password.',
  wrongCode: 'The code is wrong or no longer valid.',
  captchaNeeded: 'Please enter the code in the picture.',
  captchaWrong: 'The code did not match the picture. Please try the new one.',
  locked: (p) => `Too many failed tries. The account is locked; try again in ${p.minutes} min.`,
  codeSubject: 'Your sign-in code',
  codeText: (p) => `Your sign-in code is ${p.code}. It is valid for 5 minutes. Do not pass it on.`,
};
export default en;
