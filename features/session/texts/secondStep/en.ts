import type zh from './zh.ts';

const en: typeof zh = {
  title: 'Two-step sign-in',
  note: (p) => `Enter the 6-digit code of your authenticator app for ${p.username}.`,
  noteAnonymous: 'Enter the 6-digit code of your authenticator app.',
  code: 'Code',
  hint: 'Without your phone, enter a recovery code',
  trust: 'Trust this device for 30 days',
  submit: 'Verify and sign in',
  submitting: 'Verifying…',
  back: 'Back to sign-in',
  errors: {
    code: 'Enter the code or a recovery code',
    failed: 'Signing in did not work. Please try again later.',
  },
  lost: 'Lost both phone and recovery codes? Customer service resets it after checking who you are.',
  partner: {
    title: 'Signing in',
    waiting: 'Signing you in from the partner’s site…',
    failedTitle: 'Sign-in failed',
    noCode: 'This link is incomplete. Start again from the partner’s site, or sign in here.',
    signIn: 'Go to sign-in',
    already:
      'You are signed in in this browser already. If you continue, you switch to the account that the partner’s site has chosen.',
    go: 'Continue',
    stay: 'Stay as I am',
  },
};
export default en;
