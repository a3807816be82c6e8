import type zh from './zh.ts';

const en: typeof zh = {
  positiveNumber: 'Enter a whole or decimal number',
  money: 'The amount is not written correctly',
  moneyPlaces: 'An amount has at most two decimals',
  amountAboveZero: 'Enter an amount above 0.',
  quantityAboveZero: 'Enter a number above 0.',
  identityMissing: 'Enter the identity number',
  identity: 'This is not an identity number',
  creditCodeMissing: 'Enter the unified social credit code',
  creditCode: 'Enter a valid unified social credit code',
  mobile: 'This is not a mobile number',
  email: 'Enter a valid e-mail address',
  taxNumber: 'This is not a valid tax number of that country',
  taxNumberMissing: 'Enter the tax number',
  eori: 'This is not a valid EORI number',
  postcode: 'This is not a postcode of that country',
  containerNumberMissing: 'Enter the container number.',
  containerNumber: 'This number does not comply with ISO 6346',
  sizeType: 'This size-type code does not comply with ISO 6346',
  endBeforeStart: 'The end date may not be before the start date',
  tooManyBytes: (p) => `At most ${p.most} bytes`,
};
export default en;
