import { amountText } from '../../../../platform/wire/amountText.ts';
import type zh from './zh.ts';

const money = amountText('en');

const en: typeof zh = {
  absent: 'This record does not exist. Refresh the page.',
  decided: 'Somebody else has handled this record. Refresh and try again.',
  noCompany: 'There is no company with this number.',
  statementEmpty: 'The file holds no transactions.',
  statementLong: (p) => `At most ${p.most} transactions can be imported at once.`,
  statementUnreadable: 'This statement cannot be read. Use .csv, .xlsx, MT940 or camt.053.',
  statementHostile: 'This XML file holds a declaration that is not allowed (DTD) and was refused.',
  statementRow: (p) => `The date or amount in row ${p.row} cannot be read.`,
  beyondReceived: 'More would be paid than was received.',
  receivedBefore: 'This payment has been entered already.',
  otherBill: 'A bill is of another company or currency.',
  beyondCredit: (p) => `The credit is ${money(p.credit)}. Do not exceed it.`,
  noOnline: 'Online payment is not available. Please pay by bank transfer.',
  nothingOpen: 'Nothing is open on this bill.',
  notSigned: 'The signature of the notification is wrong.',
  walletDone: 'This payment has been handled.',
  noAccount: 'Enter your bank account first.',
  oneCurrency: 'One application takes bills of one currency.',
  ownApplication: 'You cannot approve your own application.',
  secondPerson: 'A payment takes two different people. You have approved this one; another person releases it.',
  nothingApproved: (p) => `No payments in ${p.currency} are approved.`,
  brokenIban: 'The check digits of the IBAN are wrong.',
  creditGone: (p) =>
    `${money(p.needed)} of this payment became credit, of which ${money(p.credit)} is left. Take its use back first.`,
  nothingDue: 'Nothing is outstanding on this deposit.',
  statementBusy: 'Other statements are being read. Please try again in a moment.',
  statementSlow: 'Reading the statement took too long and was stopped. Import it in smaller files.',
  statementBig: 'A statement may not exceed 2 MB.',
  statementCurrency: (p) => `The currency “${p.currency}” in row ${p.row} is not known.`,
  statementPlaces: (p) => `The amount ${p.amount} ${p.currency} in row ${p.row} has too many decimals.`,
  statementFuture: (p) => `The date ${p.day} in row ${p.row} has not come yet.`,
  notYet: 'The day of receipt may not be after today.',
  otherSum: (p) => `The chosen payments come to ${money(p.sum)}, the transaction is ${money(p.amount)}.`,
  allDownloaded: (p) =>
    `All approved payments in ${p.currency} (${p.count}) were downloaded before. To have them again choose “Download again”, and do not submit them to the bank twice.`,
  atBank:
    'This payment has been downloaded for the bank. Refresh the page, and recall it once the bank has confirmed that it will not pay.',
  places: (p) =>
    p.most === 0
      ? `An amount in ${p.currency} has no decimals.`
      : `An amount in ${p.currency} has at most ${p.most} decimals.`,
  messages: {
    received: (p) => ({
      title: `Payment received: ${p.currency} ${money(p.amount)}`,
      content: `We have received ${p.currency} ${money(p.amount)}${/[1-9]/.test(p.credited) ? `; ${p.currency} ${money(p.credited)} of it is your credit` : ''}.`,
    }),
    undone: (p) => ({
      title: `Payment taken back: ${p.currency} ${money(p.amount)}`,
      content: `A payment of ${p.currency} ${money(p.amount)} was matched to your company by mistake and taken back: ${p.reason}. Its bills are open again.`,
    }),
    applied: (p) => ({
      title: `Payment to approve: ${p.companyName}`,
      content: `${p.companyName} applies for a payment of ${p.currency} ${money(p.amount)}.`,
    }),
    rejected: (p) => ({
      title: 'Payment application returned',
      content: `Your application for ${p.currency} ${money(p.amount)} was returned: ${p.reason}`,
    }),
    paidOut: (p) => ({
      title: `Paid: ${p.currency} ${money(p.amount)}`,
      content: `The platform has paid you ${p.currency} ${money(p.amount)}.`,
    }),
    account: (p) => ({
      title: `Bank account changed: ${p.companyName}`,
      content: `${p.byName} has changed the bank account of ${p.companyName} to ${p.accountNo}. If this was not you, contact the platform at once.`,
    }),
    mismatch: (p) => ({
      title: 'Online payment with another amount',
      content: `Online payment ${p.ref}: ${p.currency} ${money(p.asked)} was asked, ${money(p.amount)} was paid. Please check.`,
    }),
  },
};
export default en;
