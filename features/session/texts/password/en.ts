import type zh from './zh.ts';

const en: typeof zh = {
  change: 'Change password',
  oldPassword: 'Old password',
  newPassword: 'New password',
  checkPass: 'New password once more',
  rule: 'At least 8 characters, with letters and digits',
  faults: {
    empty: 'Password cannot be empty',
    weak: 'At least 8 characters, with both letters and digits',
    unchanged: 'The new password must differ from the old one',
    confirm: 'Please enter the password again',
    differs: 'The two passwords differ',
  },
  elsewhere: 'You will be signed out on every device and sign in again with the new password.',
  first: 'For your security, please choose a password of your own, then sign in with it.',
  submit: 'Change password',
  signOut: 'Sign out',
};
export default en;
