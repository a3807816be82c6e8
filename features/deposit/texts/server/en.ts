import { amountText } from '../../../../platform/wire/amountText.ts';
import { CONTRACT_TYPE_NAMES, LINE_NAMES } from '../../../contract/names.ts';
import type zh from './zh.ts';

const money = amountText('en');

const types = CONTRACT_TYPE_NAMES.en;
const lines = LINE_NAMES.en;
const contracts = 'Account centre → Contracts (/custom/user/index?section=contracts)';
const deposits = 'Account centre → Deposits (/custom/user/index?section=deposits)';

const of = (p: Parameters<typeof zh.messages.due>[0]) =>
  p.campaign
    ? `for campaign places ${p.contractNo} (${p.campaign}; train ${p.trainNo}, ${p.boxes})`
    : `under contract ${p.contractNo}`;

const en: typeof zh = {
  contractMissing: (p) =>
    `Before booking on this line (${lines[p.lineType]}) your company needs a contract: ${types[p.contractType]}. Sign it now, it takes about 3 minutes: ${contracts}.`,
  contractAndDepositMissing: (p) =>
    `Before booking on this line (${lines[p.lineType]}) your company needs a contract and a deposit: ${types[p.contractType]}. Sign it now, it takes about 3 minutes: ${contracts}.`,
  depositMissing: (p) =>
    `Before booking on this line (${lines[p.lineType]}) the deposit of the ${types[p.contractType].toLowerCase()} has to be paid in full. Pay it and upload the proof: ${deposits}.`,
  depositUnchecked: (p) =>
    `The payment of the deposit for this line (${lines[p.lineType]}) is being checked. You can book once the platform has confirmed it: ${deposits}.`,
  guaranteeMissing: (p) =>
    `Before booking on this line (${lines[p.lineType]}) the bank guarantee of the ${types[p.contractType].toLowerCase()} is needed. Upload it: ${deposits}.`,
  guaranteeUnchecked: (p) =>
    `The bank guarantee for this line (${lines[p.lineType]}) is being checked. You can book once the platform has accepted it: ${deposits}.`,
  cashDemanded: 'This contract requires a deposit in cash, not a bank guarantee.',
  guaranteeTooLow: (p) => `The guarantee has to cover at least ${money(p.amount)} CNY.`,
  guaranteeEnded: 'The guarantee has already expired.',
  guaranteeWaits: 'A guarantee is already being checked.',
  absent: 'This deposit does not exist. Please reload.',
  decided: 'Somebody else has dealt with this deposit. Please reload.',
  nothingDue: 'Nothing is outstanding, or your payment is being checked.',
  beyondDue: (p) => `${money(p.amount)} CNY is outstanding. Enter at most that.`,
  beyondHeld: (p) => `${money(p.held)} CNY is held. Enter at most that.`,
  proofGone: 'The proof is no longer there. Please upload it again.',
  proofTwice: 'This proof has been submitted before.',
  noCustomer: 'There is no customer with this number.',
  trainGone: 'This train does not exist or has departed. Please choose another one.',
  sizeNotCarried: 'This train does not carry the container type.',
  dueDateWrong: 'The last day to pay has to be between today and the departure.',
  messages: {
    due: (p) => ({
      title: `Deposit due: ${money(p.amount)} CNY`,
      content: p.campaign
        ? `A deposit of ${money(p.amount)} CNY ${of(p)} is due by ${p.dueDate}. Pay it and upload the proof; the places are held for you once it has arrived.`
        : `A deposit of ${money(p.amount)} CNY is due ${of(p)}. Pay it and upload the proof; you can book once it has arrived.`,
    }),
    placesDue: (p) => ({
      title:
        p.stage === 'late' ? `Deposit overdue: ${money(p.amount)} CNY` : `Deposit due soon: ${money(p.amount)} CNY`,
      content:
        p.stage === 'late'
          ? `A deposit of ${money(p.amount)} CNY ${of(p)} was due by ${p.dueDate}; the places may be released. Pay it now and upload the proof.`
          : `A deposit of ${money(p.amount)} CNY ${of(p)} is due by ${p.dueDate}. Pay it and upload the proof, or the places may be released.`,
    }),
    placesOverdue: (p) => ({
      title: `Deposit overdue: ${p.companyName}`,
      content: `${p.companyName} has not paid ${money(p.amount)} CNY ${of(p)} by ${p.dueDate}. Remind the company, or waive what is outstanding and forfeit what is held.`,
    }),
    paid: (p) => ({
      title: `Deposit to check: ${p.companyName}`,
      content: `${p.companyName} has paid ${money(p.amount)} CNY ${of(p)}. Please check whether it has arrived.`,
    }),
    received: (p) => ({
      title: `Deposit received: ${money(p.amount)} CNY`,
      content: `The deposit of ${money(p.amount)} CNY ${of(p)} has arrived.`,
    }),
    rejected: (p) => ({
      title: 'Deposit payment not confirmed',
      content: `The payment of ${money(p.amount)} CNY ${of(p)} was not confirmed. Reason: ${p.reason}. Please upload another proof.`,
    }),
    guaranteeDue: (p) => ({
      title: `Bank guarantee required: ${money(p.amount)} CNY`,
      content: `Contract ${p.contractNo} requires a bank guarantee of at least ${money(p.amount)} CNY in place of cash. Upload it; you can book once it is accepted.`,
    }),
    guaranteeSubmitted: (p) => ({
      title: `Bank guarantee to check: ${p.companyName}`,
      content: `${p.companyName} has submitted a bank guarantee of ${money(p.amount)} CNY under contract ${p.contractNo}. Please check it.`,
    }),
    guaranteeAccepted: (p) => ({
      title: `Bank guarantee accepted: ${money(p.amount)} CNY`,
      content: `The bank guarantee of ${money(p.amount)} CNY under contract ${p.contractNo} has been accepted. It is valid until ${p.validUntil}.`,
    }),
    guaranteeRejected: (p) => ({
      title: 'Bank guarantee rejected',
      content: `The bank guarantee of ${money(p.amount)} CNY under contract ${p.contractNo} was not accepted. Reason: ${p.reason}. Please upload another one.`,
    }),
    guaranteeReleased: (p) => ({
      title: `Bank guarantee returned: ${money(p.amount)} CNY`,
      content: `The bank guarantee of ${money(p.amount)} CNY under contract ${p.contractNo} was returned: ${p.reason}`,
    }),
    guaranteeEnding: (p) => ({
      title:
        p.days === 0
          ? `Bank guarantee expired: ${p.contractNo}`
          : `Bank guarantee expires within ${p.days} days: ${p.contractNo}`,
      content: `The bank guarantee under contract ${p.contractNo} is valid until ${p.validUntil}. Upload a new one to keep booking on the line.`,
    }),
    used: (p) => ({
      title: `Deposit used: ${money(p.amount)} CNY`,
      content: `${money(p.amount)} CNY of the deposit ${of(p)} was used: ${p.reason}`,
    }),
    refunded: (p) => ({
      title: `Deposit refunded: ${money(p.amount)} CNY`,
      content: `${money(p.amount)} CNY of the deposit ${of(p)} was refunded: ${p.reason}`,
    }),
    forfeited: (p) => ({
      title: `Deposit forfeited: ${money(p.amount)} CNY`,
      content: `${money(p.amount)} CNY of the deposit ${of(p)} was forfeited: ${p.reason}`,
    }),
    waived: (p) => ({
      title: `Deposit no longer due: ${money(p.amount)} CNY`,
      content: `The outstanding ${money(p.amount)} CNY ${of(p)} need not be paid: ${p.reason}`,
    }),
  },
};
export default en;
