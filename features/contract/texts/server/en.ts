import type zh from './zh.ts';

const en: typeof zh = {
  types: {
    1: 'Booking contract',
    2: 'Consolidated supplier contract',
    3: 'Rail agent transport contract',
    4: 'Container rental contract',
    5: 'Consolidated cargo owner contract',
    6: 'Sea-rail intermodal agency contract',
  },
  lines: { EU: 'Europe', CA: 'Central Asia', CN: 'Domestic' },
  nameWithLine: (p) => `${p.type} (${p.line})`,
  absent: 'This contract does not exist.',
  templateAbsent: 'The contract template does not exist. Please contact your account manager.',
  fileAbsent: 'The file of the contract was not found.',
  factsMissing: 'The company data are incomplete. Add the code and the legal representative first.',
  changed: 'The status of this contract has changed. Please reload.',
  decided: 'Somebody else has dealt with this contract. Please reload.',
  alreadySigned: 'You have already signed this contract.',
  signerMissing: 'Please choose the signer.',
  trusteeNotInForce: 'This trustee authorization is not in force. Please choose another trustee.',
  notMainland:
    "Online signing is not supported for this type of the legal representative's document. Please call support.",
  mobileMissing: 'The company data have no phone number of the legal representative. Please add it first.',
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
