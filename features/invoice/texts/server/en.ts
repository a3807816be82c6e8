import { amountText } from '../../../../platform/wire/amountText.ts';
import type zh from './zh.ts';

const money = amountText('en');

const en: typeof zh = {
  absent: 'This invoice or title does not exist. Refresh the page.',
  decided: 'Somebody else has handled this invoice. Refresh and try again.',
  wrongTaxNo: 'The tax number breaks the rules of this country.',
  titleTwice: 'This title exists already.',
  bankHidden:
    'Amounts and bank details are hidden from your account. Please ask the main account to change invoice titles.',
  otherType: 'This title cannot have invoices of this type.',
  titleIncomplete: 'A special VAT invoice needs a title with address, phone, bank and account.',
  oneCurrency: 'One invoice takes bills of one currency.',
  numberTwice: 'This invoice number is in use.',
  rejectFirst: 'An invoice over this bill has been applied for. Return the application first, then credit the bill.',
  redLetterFirst: (p) =>
    `An invoice${p.invoiceNo === '' ? '' : ` (${p.invoiceNo})`} has been issued over this bill. Issue the red letter first, then credit the bill.`,
  fileGone: 'The file of the invoice is no longer there. Upload it again.',
  noProvider: 'No tax provider is connected. Enter the invoice by hand.',
  notSigned: 'The signature of the notice is wrong.',
  messages: {
    applied: (p) => ({
      title: `Invoice to review: ${p.companyName}`,
      content: `${p.companyName} applies for an invoice of ${p.currency} ${money(p.amount)}.`,
    }),
    refused: (p) => ({
      title: `Refused by the tax provider: ${p.companyName}`,
      content: `The tax provider refused the invoice of ${p.currency} ${money(p.amount)} for ${p.companyName}: ${p.reason}. Apply again, enter it by hand or return the application.`,
    }),
    issued: (p) => ({
      title: `Invoice issued: ${p.invoiceNo}`,
      content: `Invoice ${p.invoiceNo} of ${p.currency} ${money(p.amount)} can be downloaded under Finance → Invoices.`,
    }),
    rejected: (p) => ({
      title: 'Invoice application returned',
      content: `Your application for an invoice of ${p.currency} ${money(p.amount)} was returned: ${p.reason}`,
    }),
    red: (p) => ({
      title: `Invoice taken back: ${p.invoiceNo}`,
      content: `Invoice ${p.invoiceNo} was taken back by a red letter: ${p.reason}. Its bills can be invoiced again.`,
    }),
  },
};
export default en;
