import type zh from './zh.ts';

const en: typeof zh = {
  faults: {
    nameMissing: 'Enter the name of the trustee',
    nameTooLong: 'Enter at most 10 characters',
    mobileMissing: 'Enter a mobile number',
    mobile: 'Enter a valid mainland China mobile number',
    identityMissing: 'Enter the ID number',
    identity: 'Enter a valid 18-digit ID number',
    startMissing: 'Choose the start date',
    endMissing: 'Choose the end date',
    endBeforeStart: 'The end date must be after the start date',
    endPast: 'The end date must not be in the past',
    letterMissing: 'Upload the letter of attorney.',
  },
  check: 'Please check the marked fields.',
  letterGone: 'The letter of attorney is no longer there. Please upload it again.',
  absent: 'This trustee authorization does not exist.',
  notEditable: 'The status of this trustee authorization has changed. Please reload.',
  decided: 'Somebody else has decided this, or the company has changed it. Please reload.',
  periodOver: 'The period of this authorization is over. Reject it with a reason.',
  notInForce: 'This trustee authorization is not in force, so nothing can be signed by it.',
  linkTooSoon: (p) => `A link has just been sent. Try again in ${p.seconds} s.`,
  linksTooMany: (p) => `A trustee gets at most ${p.most} links in 24 hours. Please try again later.`,
  linkText: (p) =>
    `${p.companyName} has authorized you to sign contracts. Open the link within ${p.hours} hours, on one device only: ${p.url}`,
  linkWrong: 'This link is not valid. Check that you have opened the whole link of the SMS.',
  linkReplaced: 'A newer link has been sent instead. Open the one in the latest SMS.',
  linkExpired: (p) => `This link was valid for ${p.hours} hours. Ask the company to send a new one.`,
  linkUsed: 'This link has been opened on another device or browser. If that was not you, contact the company at once.',
  linkEnded: 'This authorization has been revoked or has expired. Please contact the company.',
  letterName: (p) => `Letter of attorney${p.name && ` - ${p.name}`}`,
  messages: {
    submitted: (p) => ({
      title: `Trustee authorization to review: ${p.companyName}`,
      content: `${p.companyName} authorizes ${p.name} to sign for it. Please review the letter of attorney.`,
    }),
    approved: (p) => ({
      title: `Trustee authorization approved: ${p.name}`,
      content: `The authorization of ${p.name} has been approved and is valid until ${p.endDate}.`,
    }),
    rejected: (p) => ({
      title: `Trustee authorization rejected: ${p.name}`,
      content: `The authorization of ${p.name} has been rejected. Reason: ${p.reason}. Correct and submit it again, or delete it.`,
    }),
    expiring: (p) => ({
      title: `Trustee authorization expires soon: ${p.name}`,
      content: `The authorization of ${p.name} ends on ${p.endDate}. Renew it in time if ${p.name} is to go on signing.`,
    }),
    expired: (p) => ({
      title: `Trustee authorization expired: ${p.name}`,
      content: `The authorization of ${p.name} ended on ${p.endDate}. ${p.name} can no longer sign for the company.`,
    }),
  },
};
export default en;
