import { CONTRACT_TYPE_NAMES, LINE_NAMES } from '../../names.ts';
import type zh from './zh.ts';

const en: typeof zh = {
  types: CONTRACT_TYPE_NAMES.en,
  lines: LINE_NAMES.en,
  nameWithLine: (p) => `${p.type} (${p.line})`,
  codeUnknown: 'There is no contract with this code. Check it and type it again.',
  absent: 'This contract does not exist.',
  templateAbsent: 'The contract template does not exist. Please contact your account manager.',
  fileAbsent: 'The file of the contract was not found.',
  factsMissing: 'The company data are incomplete. Add the code and the legal representative first.',
  changed: 'The status of this contract has changed. Please reload.',
  decided: 'Somebody else has dealt with this contract. Please reload.',
  notRead: 'Please read the contract to its end first.',
  alreadySigned: 'You have already signed this contract.',
  amountsHidden:
    'Contracts hold amounts, which your account may not see. Please contact the main account of your company.',
  sealAgreement: 'Electronic seal agreement',
  template: {
    needed: 'Please choose a file.',
    unreadable: 'The file cannot be read as a template. Upload a .docx without external content.',
    syntax: (p) => `Fields with an open or missing brace: ${p.names}`,
    unknown: (p) => `Unknown fields: ${p.names}`,
    missing: (p) => `Missing fields: ${p.names}`,
    undrawn: (p) => `No font on the server can draw these characters: ${p.names}`,
    notDraft: 'This version has been activated or retired. Please upload a new version.',
    noCompany: 'There is no such company.',
  },
  signerMissing: 'Please choose the signer.',
  trusteeNotInForce: 'This trustee authorization is not in force. Please choose another trustee.',
  notMainland:
    "Online signing is not supported for this type of the legal representative's document. Please call support.",
  mobileMissing: 'The company data have no phone number of the legal representative. Please add it first.',
  undrawn: (p) =>
    `The contract cannot be made: no font on the server can draw these characters: ${p.names}. Please contact your account manager.`,
  converterAbsent: 'The document converter is not installed on the server, so no contract can be made.',
  converterFailed: 'The contract could not be made. Try again later or contact your account manager.',
  converterBusy: 'Many contracts are being made right now. Please try again in a moment.',
  linkTooSoon: (p) => `A link has just been sent. Try again in ${p.seconds} s.`,
  linksTooMany: (p) => `At most ${p.most} links are sent for a contract in 24 hours. Please try again later.`,
  wrongCode: 'The code is wrong or has expired.',
  codeTooSoon: (p) => `A code is sent once in ${p.seconds} s. Please try again in a moment.`,
  linkWrong: 'This link is not valid. Check that you have opened the whole link of the SMS.',
  linkReplaced: 'A newer link has been sent instead. Open the one in the latest SMS.',
  linkExpired: (p) => `This link was valid for ${p.hours} hours. Ask the company to send a new one.`,
  linkUsed:
    'This link has been opened on another device or browser. Go on there, or ask the company for a new link. If that was not you, contact the company at once.',
  linkSigned:
    'The contract has been signed with this link. Nothing is left to do; the company finds the signed contract in the portal.',
  linkEnded: 'This contract does not wait for a signature. Please contact the company.',
  messages: {
    newVersion: (p) => ({
      title: `Please sign again: ${p.contract}`,
      content: `There is a new version: ${p.contract}. Please sign it. The earlier contract holds until the new one is in force.`,
    }),
    toCountersign: (p) => ({
      title: `Contract to countersign: ${p.companyName}`,
      content: `${p.companyName} has signed contract ${p.contractNo}. Please countersign it.`,
    }),
    inForce: (p) => ({
      title: `Contract in force: ${p.contractNo}`,
      content: `Both parties have signed contract ${p.contractNo}. It is valid until ${p.endDate}.`,
    }),
    refused: (p) => ({
      title: `Contract sent back: ${p.contractNo}`,
      content: `The platform has sent contract ${p.contractNo} back. Reason: ${p.reason}. Settle it and sign again.`,
    }),
  },
};
export default en;
