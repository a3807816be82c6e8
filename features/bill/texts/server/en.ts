import { amountText } from '../../../../platform/wire/amountText.ts';
import type zh from './zh.ts';

const money = amountText('en');

const sum = ({ amount, currency }: { amount: string; currency: string }) => `${currency} ${money(amount)}`;

const en: typeof zh = {
  absent: 'This bill does not exist. Refresh the page.',
  decided: 'Somebody else has handled this bill. Refresh and try again.',
  changed: 'The bill has changed. Refresh and check it again.',
  noCompany: 'There is no company with this number.',
  nothingToBill: 'There are no charges to bill.',
  nothingToSend: 'None of these is a draft with lines.',
  creditStands: 'A credit can be neither credited nor disputed.',
  agreedStands: 'The bill is agreed and can only be credited. Put further charges on another bill.',
  claimTwice: 'A bill with this number has been submitted already.',
  secondPerson: 'Above the limit two different people approve, and you have already checked this bill.',
  undecidedLines: 'Accept or dispute each charge that was not agreed before.',
  nothingAccepted: 'No line is accepted. Return the whole bill instead.',
  limitTwice: 'This company already has a credit limit.',
  noCredit: 'Your company cannot submit bookings now. Ask the main account to settle open bills.',
  overLimit: (p) =>
    `Open bills of ${p.currency} ${money(p.owed)} exceed the credit limit of ${p.currency} ${money(p.limit)}. Please pay first: Finance → Bills (/custom/settlement/freightBill)`,
  overdueTooLong: (p) =>
    `A bill is overdue by more than 30 days, with ${p.currency} ${money(p.owed)} unpaid. Please pay first: Finance → Bills (/custom/settlement/freightBill)`,
  noRate: (p) =>
    `Open bills of ${p.currency} ${money(p.owed)} cannot be held against the credit limit: there is no exchange rate to ${p.limitCurrency}. Please pay first, or contact the platform.`,
  beyondOpen: (p) => `${money(p.open)} of bill ${p.billNo} is open. Do not exceed it.`,
  beyondLine: (p) => `${money(p.left)} of this line is left. A credit cannot exceed it.`,
  messages: {
    sent: (p) => ({
      title: `Bill to agree: ${p.billNo}`,
      content: `Bill ${p.billNo} of ${sum(p)}, due ${p.dueDate}. Please check and agree it, or dispute lines with the reason.`,
    }),
    answered: (p) => ({
      title: `Dispute answered: ${p.billNo}`,
      content: `Your dispute of bill ${p.billNo} has been answered: ${p.reason}. Please check and agree the bill.`,
    }),
    credited: (p) => ({
      title: `Credit of ${sum(p)}: ${p.billNo}`,
      content: `Bill ${p.billNo} has been credited with ${sum(p)}: ${p.reason}`,
    }),
    overdue: (p) => ({
      title:
        p.level >= 3 ? `Final reminder: ${p.billNo}, ${p.days} days overdue` : `${p.days} days overdue: ${p.billNo}`,
      content:
        p.level >= 3
          ? `Bill ${p.billNo} (total ${sum(p)}) is ${p.days} days overdue. New bookings are stopped until it is paid.`
          : `Bill ${p.billNo} (total ${sum(p)}) was due ${p.dueDate} and is ${p.days} days overdue. Please pay it.`,
    }),
    approved: (p) => ({
      title: `Bill approved: ${p.billNo}`,
      content: `Your bill ${p.billNo} has been approved with ${sum(p)}, to be paid by ${p.dueDate}. Open the bill and apply for its payment.${p.disputed > 0 ? ` Lines disputed: ${p.disputed}. See the reasons; these charges can be submitted again.` : ''}`,
    }),
    returned: (p) => ({
      title: `Bill returned: ${p.billNo}`,
      content: `Your bill ${p.billNo} has been returned: ${p.reason}. Its charges can be submitted again.`,
    }),
    disputed: (p) => ({
      title: `Bill disputed: ${p.companyName}`,
      content: `${p.companyName} disputes bill ${p.billNo}: ${p.reason}`,
    }),
    agreed: (p) => ({
      title: `Bill agreed: ${p.companyName}`,
      content: `${p.companyName} has agreed bill ${p.billNo} of ${sum(p)}.`,
    }),
    claimed: (p) => ({
      title: `Supplier bill to approve: ${p.companyName}`,
      content: `${p.companyName} has submitted bill ${p.billNo} and claims ${sum(p)}.`,
    }),
  },
};
export default en;
