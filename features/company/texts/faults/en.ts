import type zh from './zh.ts';

const en: typeof zh = {
  required: 'Required',
  customerKind: 'Choose shipper or forwarder',
  licence: 'Upload the business licence',
  qualification: 'Upload the certificate of registration',
  creditCodeMissing: 'Enter the unified social credit code',
  creditCode: 'Enter a valid unified social credit code',
  taxNumber: 'This is not a valid tax number of that country',
  eori: 'This is not a valid EORI number',
  postcode: 'This is not a postcode of that country',
  legalName: 'Enter the name of the legal representative',
  personName: 'Enter your name',
  directorName: 'Enter the name of the director',
  certMissing: 'Enter the document number',
  cert: 'This is not a valid document number',
  mobile: 'This is not a mobile number',
  phone: 'This is not a telephone number',
  emailMissing: 'Enter the contact e-mail address',
  email: 'Enter a valid e-mail address',
  certPicture: 'Upload the pictures of the identity document',
  scope: 'Choose at least one service.',
};
export default en;
