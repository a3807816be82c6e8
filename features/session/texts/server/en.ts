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
  registerText: (p) => `Your code for registering is ${p.code}. It is valid for 5 minutes. Do not pass it on.`,
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
  wrongOwnPassword: 'The password is wrong',
  twoStep: {
    wrongCode: 'The code is wrong. Check your authenticator app, or use a recovery code.',
    usedCode: 'This code has been used. Wait for the next one in your app.',
    wrongFirstCode: 'The code is wrong. Check the clock of your phone and enter the code shown now.',
    locked: (p) => `Too many wrong codes. Try again in ${p.minutes} min.`,
    unreadable: 'The key of your app cannot be read. Use a recovery code, or ask customer service for a reset.',
    challengeOver: 'This sign-in took too long. Please sign in again.',
    isOn: 'Two-step sign-in is on already. To change phones, turn it off first.',
    isOff: 'Two-step sign-in is off.',
    isDemanded: 'Your account must use two-step sign-in; it cannot be turned off.',
    notStarted: 'This set-up is no longer valid. Please start again.',
    deviceAbsent: 'This device does not exist or is no longer trusted.',
    personAbsent: 'This person does not have two-step sign-in, or it has been reset.',
    notOwn: 'You cannot reset your own two-step sign-in. Ask another administrator.',
    staffOnlyByAdmin: 'Only an administrator can reset it for the platform’s own people.',
    told: {
      subject: 'Your two-step sign-in has changed',
      turnedOn:
        'Two-step sign-in is now on for your account: signing in asks for a code of your authenticator app. If this was not you, contact customer service at once.',
      turnedOff:
        'Two-step sign-in is now off for your account. If this was not you, change your password at once and contact customer service.',
      reset: (p) =>
        `The platform has reset the two-step sign-in of your account. Reason: ${p.reason}. Sign in with your password and set it up again. If you did not ask for this, contact customer service at once.`,
    },
  },
  partner: {
    unknownCode: 'This link is not valid. Start again from the partner’s site, or sign in here.',
    usedCode: 'This link has been used; each works once only. Start again from the partner’s site, or sign in here.',
    expiredCode:
      'This link has expired; it holds for one minute. Start again from the partner’s site, or sign in here.',
    otherAudience: 'This link was made for another site. Please sign in here.',
  },
};
export default en;
