import type zh from './zh.ts';

const en: typeof zh = {
  title: 'Set a new password',
  note: 'Give the mobile number or e-mail address of your account; with the code that arrives there you set a new password.',
  address: 'Mobile number or e-mail address',
  addressHint: 'Numbers outside China with their country code, such as +49',
  username: 'User name',
  codeSent: 'If an account has this address, a code is on its way. It is valid for 5 minutes.',
  submit: 'Set new password',
  submitting: 'Setting…',
  signIn: 'Sign in',
  back: 'Back to signing in',
  errors: {
    address: 'Enter your mobile number or e-mail address',
    code: 'Enter the six digits of the code',
    failed: 'That did not work. Please try again later.',
  },
};
export default en;
