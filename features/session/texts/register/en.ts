import type zh from './zh.ts';

const en: typeof zh = {
  title: 'Create an account',
  name: 'Full name',
  address: 'Mobile number or e-mail address',
  addressHint: 'Your user name from now on. Numbers outside China with their country code',
  codeSent: 'The code has been sent. It is valid for 5 minutes.',
  agree: 'I have read and accept the',
  terms: 'terms of use and privacy policy',
  submit: 'Register',
  submitting: 'Registering…',
  back: 'Sign in to an existing account',
  close: 'Close',
  errors: {
    name: 'Enter your name',
    address: 'Enter your mobile number or e-mail address',
    code: 'Enter the six digits of the code',
    agreement: 'Please read and accept the terms of use',
    failed: 'Registration failed. Please try again later.',
  },
  done: {
    title: 'Registration complete',
    text: (p) =>
      `${p.name}, you are registered and signed in. You can view trains, rates and news now; to book space, register your company first.`,
    textPlain:
      'You are registered. Once signed in you can view trains, rates and news; to book space, register your company first.',
    enterprise: 'Register your company',
    join: 'Join an existing company',
    trains: 'View trains first',
    signIn: 'Sign in',
  },
  clauses: [
    'The portal offers booking, documents and tracking for container trains between China, Europe and Central Asia. A personal account is free of charge.',
    'Register with a mobile number or e-mail address of your own, give true and valid information and keep it up to date.',
    'The account is for you alone. Keep password and codes to yourself; if somebody else uses the account, change the password at once and contact us.',
    'Booking, contracts and settlement are done in the name of a company, whose documents the platform reviews first.',
    'To provide the service we keep your name, contacts, sign-in records and company data. They serve verification, the contract of carriage and legal duties only.',
    'Company and identity documents are seen by the applicant and the platform’s reviewers only, never by other companies.',
    'The account centre shows your sign-ins. Contact us to see, correct or delete personal data, except documents that the law requires us to keep.',
    'Rights and duties of carriage follow from the contract that both parties sign.',
  ],
};
export default en;
