import type zh from './zh.ts';

const en: typeof zh = {
  title: 'Join a company',
  invites: (p) => `${p.person} invites you to join ${p.company}`,
  until: (p) => `The link is valid until ${p.when} and works once.`,
  gone: {
    accepted: 'This invitation has been accepted; a link works once. If it was you, just sign in.',
    expired: 'This invitation has expired. Ask the person who invited you to send it again.',
    revoked: 'This invitation has been revoked. Please contact the person who invited you.',
    absent: 'This link is not valid. If the invitation was sent again, use the newest link.',
  },
  sentTo: (p) => `Your user name: ${p.receiver}`,
  name: 'Full name',
  address: 'Mobile number or e-mail address',
  codeSent: 'The code has been sent. It is valid for 5 minutes.',
  submit: 'Join',
  submitting: 'Joining…',
  hasAccount: 'Have an account? Sign in to accept',
  signedInAs: (p) => `You are signed in as ${p.name}.`,
  accept: 'Accept the invitation',
  hasCompany: (p) => `You belong to ${p.company} and cannot accept with this account.`,
  signOut: 'Sign out and use another account',
  signIn: 'Sign in',
  failed: 'That did not work. Please try again later.',
  errors: {
    name: 'Enter your name',
    address: 'Enter your mobile number or e-mail address',
    code: 'Enter the six digits of the code',
    agreement: 'Please read and accept the terms of use',
  },
  password: {
    title: 'Set a new password',
    of: (p) => `User name: ${p.userName}`,
    submit: 'Set new password',
    gone: 'This link was used or has expired. Ask your main account for a new one.',
  },
};
export default en;
