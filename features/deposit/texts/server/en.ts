import { CONTRACT_TYPE_NAMES, LINE_NAMES } from '../../../contract/names.ts';
import type zh from './zh.ts';

const types = CONTRACT_TYPE_NAMES.en;
const lines = LINE_NAMES.en;
const contracts = 'Account centre → Contracts (/custom/user/index?section=contracts)';
const deposits = 'Account centre → Deposits (/custom/user/index?section=deposits)';

const en: typeof zh = {
  contractMissing: (p) =>
    `Before booking on this line (${lines[p.lineType]}) your company needs a contract: ${types[p.contractType]}. Sign it now, it takes about 3 minutes: ${contracts}.`,
  contractAndDepositMissing: (p) =>
    `Before booking on this line (${lines[p.lineType]}) your company needs a contract and a deposit: ${types[p.contractType]}. Sign it now, it takes about 3 minutes: ${contracts}.`,
  depositMissing: (p) =>
    `Before booking on this line (${lines[p.lineType]}) the deposit of the ${types[p.contractType].toLowerCase()} has to be paid in full. Pay it and upload the proof: ${deposits}.`,
  depositUnchecked: (p) =>
    `The payment of the deposit for this line (${lines[p.lineType]}) is being checked. You can book once the platform has confirmed it: ${deposits}.`,
  absent: 'This deposit does not exist. Please reload.',
  decided: 'Somebody else has dealt with this deposit. Please reload.',
  nothingDue: 'Nothing is outstanding, or your payment is being checked.',
  beyondDue: (p) => `CNY ${p.amount} is outstanding. Enter at most that.`,
  beyondHeld: (p) => `CNY ${p.held} is held. Enter at most that.`,
  proofGone: 'The proof is no longer there. Please upload it again.',
  proofTwice: 'This proof has been submitted before.',
  messages: {
    due: (p) => ({
      title: `Deposit due: CNY ${p.amount}`,
      content: `A deposit of CNY ${p.amount} is due under contract ${p.contractNo}. Pay it and upload the proof; you can book once it has arrived.`,
    }),
    paid: (p) => ({
      title: `Deposit to check: ${p.companyName}`,
      content: `${p.companyName} has paid CNY ${p.amount} under contract ${p.contractNo}. Please check whether it has arrived.`,
    }),
    received: (p) => ({
      title: `Deposit received: CNY ${p.amount}`,
      content: `CNY ${p.amount} has arrived as the deposit of contract ${p.contractNo}.`,
    }),
    rejected: (p) => ({
      title: 'Deposit payment not confirmed',
      content: `The payment of CNY ${p.amount} under contract ${p.contractNo} was not confirmed. Reason: ${p.reason}. Please upload another proof.`,
    }),
    used: (p) => ({
      title: `Deposit used: CNY ${p.amount}`,
      content: `CNY ${p.amount} of the deposit of contract ${p.contractNo} was used: ${p.reason}`,
    }),
    refunded: (p) => ({
      title: `Deposit refunded: CNY ${p.amount}`,
      content: `CNY ${p.amount} of the deposit of contract ${p.contractNo} was refunded: ${p.reason}`,
    }),
    forfeited: (p) => ({
      title: `Deposit forfeited: CNY ${p.amount}`,
      content: `CNY ${p.amount} of the deposit of contract ${p.contractNo} was forfeited: ${p.reason}`,
    }),
  },
};
export default en;
