import rules from '../../../../platform/wire/rules/texts/en.ts';
import password from '../password/en.ts';
import type zh from './zh.ts';

const en: typeof zh = {
  wrongPassword: 'Wrong user name or password.',
  wrongCode: 'The code is wrong or no longer valid.',
  captchaNeeded: 'Please enter the code in the picture.',
  captchaWrong: 'The verification failed or has expired. Please try again.',
  locked: (p) => `Too many failed tries. The account is locked; try again in ${p.minutes} min.`,
  codeSubject: 'Your sign-in code',
  codeText: (p) => `Your sign-in code is ${p.code}. It is valid for 5 minutes. Do not pass it on.`,
  addressNeeded: 'Please enter a mobile number or an e-mail address.',
  rules,
  codeTooSoon: (p) => `A code was sent a moment ago. Please try again in ${p.seconds} s.`,
  codesTooMany: 'Too many codes were sent to this address within the hour. Please try again later.',
  forgottenSubject: 'Code for a new password',
  forgottenText: (p) =>
    `Your code for setting a new password is ${p.code}. It is valid for 5 minutes. If you did not ask for it, ignore this message; do not pass it on.`,
  registerSubject: 'Code for your registration',
  registerText: (p) =>
    `Your code for registering is ${p.code}. It is valid for 5 minutes. Do not pass it on.`,
  registeredText: (p) =>
    `Your code for registering is ${p.code}. It is valid for 5 minutes. Note that this address has an account already; if the password is forgotten, the sign-in page helps.`,
  alreadyRegistered: 'This address has an account already. Sign in, or choose "Forgot password?".',
  agreementNeeded: 'Please read and accept the terms of use.',
  notEncrypted: 'The password could not be read. Please reload the page and try again.',
  wrongOldPassword: 'The old password is wrong',
  changeLocked: (p) => `The old password was wrong too many times. Try again in ${p.minutes} min.`,
  password: password.faults,
  passwordChanged: 'Your password has been changed. Please sign in again.',
  passwordReset: 'Your new password is set. Please sign in with it.',
  passwordChangedSubject: 'Your password has been changed',
  passwordChangedText:
    'The password of your account has just been changed. If it was not you, set a new one at once and contact customer service.',
  whichAccount: 'Several accounts have this address: please give the user name',
  sessionAbsent: 'This session does not exist or has ended.',
};
export default en;
