import type zh from './zh.ts';

const en: typeof zh = {
  title: 'Signed by passport',
  note: 'Advanced electronic signature (AdES) by passport data and codes from SMS and e-mail. Compare the passport with the registered legal representative before you countersign.',
  registeredName: 'Registered representative',
  passportName: 'Name in the passport',
  passportNumber: 'Passport number',
  countryCode: 'Issuing country',
  validUntil: 'Valid until',
  mobile: 'Phone',
  email: 'E-mail',
  consent: 'Consent',
  languages: { zh: '中文', en: 'English', ru: 'Русский' },
  picture: 'Picture of the passport',
  wish: 'Time wanted for a witness',
  witness: 'Witness of the platform',
  confirm: 'I was the witness',
  confirmText: 'Have you seen the signer with the original passport at the appointment?',
  confirmed: 'The witness has been recorded',
};
export default en;
