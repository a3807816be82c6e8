import { feeTypeNames } from '../../../charge/names.ts';
import type zh from './zh.ts';

const names = feeTypeNames('en');

const en: typeof zh = {
  feeName: (feeType) => names[feeType] ?? feeType,
  absent: 'This additional fee does not exist. Please reload.',
  changed: 'Somebody else has dealt with this additional fee, or its status has changed. Please reload.',
  closed: 'This additional fee is settled; the thread is closed.',
  moneyHidden: 'Amounts are hidden from your account. Please ask the main account.',
  amountMissing: 'Enter the amount',
  amountZero: 'Enter an amount greater than 0.',
  amountWrong: 'Wrong format of the amount',
  typeMissing: 'Select a fee type',
  dateMissing: 'Select a business date',
  typeUnknown: 'There is no such fee type. Select another one.',
  dateAhead: 'Fees are entered after the business is complete; the date cannot be later than today',
  customerAbsent: 'This customer was not found. Select one from the list.',
  objectAbsent: 'The order or service order was not found',
  supplierAbsent: 'This supplier was not found. Select one from the list.',
  payeeIsCustomer: 'The payee cannot be the customer itself',
  proofGone: 'A proof file is no longer available. Please upload it again.',
  twice: 'The same additional fee has been entered already. If it is another one, say so in the remarks.',
  nothingToOffer: 'This settlement has no amount to agree to. Decide the fee instead.',
  messageContent: (p) =>
    [
      `Additional fee ${p.feeNo}${p.orderNo && `, order ${p.orderNo}`}.`,
      p.until && `Please confirm or dispute it by ${p.until}.`,
      p.reason,
    ]
      .filter(Boolean)
      .join(' '),
  messages: {
    enter: (p) => `New additional fee: ${p.fee}`,
    revise: (p) => `Additional fee changed, to be confirmed again: ${p.fee}`,
    price: (p) => `Additional fee priced, please confirm: ${p.fee}`,
    confirm: (p) => `Customer confirmed the additional fee: ${p.fee}`,
    accept: (p) => `Supplier accepted the settlement: ${p.fee}`,
    dispute: (p) => `Customer disputes the additional fee: ${p.fee}`,
    refuse: (p) => `Supplier refused the settlement: ${p.fee}`,
    withdraw: (p) => `Additional fee withdrawn: ${p.fee}`,
    offer: (p) => `Settlement of an additional fee to confirm: ${p.fee}`,
    decide: (p) => `Platform decided the additional fee: ${p.fee}`,
    expire: (p) => `Additional fee not confirmed in time, the platform decides: ${p.fee}`,
    remind: (p) => `Additional fee to be confirmed soon: ${p.fee}`,
    comment: (p) => `New message about an additional fee: ${p.fee}`,
  },
  timeline: {
    enter: (p) => `Additional fee to be confirmed: ${p.fee}`,
    revise: (p) => `Additional fee changed: ${p.fee}`,
    confirm: (p) => `Additional fee confirmed: ${p.fee}`,
    dispute: (p) => `Additional fee disputed: ${p.fee}`,
    offer: (p) => `Settlement of the additional fee offered: ${p.fee}`,
    decide: (p) => `Additional fee decided by the platform: ${p.fee}`,
    withdraw: (p) => `Additional fee withdrawn: ${p.fee}`,
    expire: (p) => `Additional fee not confirmed in time: ${p.fee}`,
  },
};
export default en;
