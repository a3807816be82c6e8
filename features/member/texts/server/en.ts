import rules from '../../../../platform/wire/rules/texts/en.ts';
import type zh from './zh.ts';

const en: typeof zh = {
  rules,
  absent: 'No such person in your company.',
  notAllowed: 'You may not change this account.',
  ownRights: 'You cannot change your own rights. Ask another main account.',
  ownAccount: 'You cannot disable your own account or reset your own password here.',
  notHeld: 'You cannot grant a right that you do not hold.',
  mainOnly: 'Only a main account can make or unmake main accounts.',
  lastMain: 'A company needs an active main account. Make a colleague main account first.',
  mainHoldsAll: 'A main account holds every right and sees the whole menu.',
  noAddress: 'This person has neither a mobile number nor an e-mail address. Add one first.',
  disabled: 'This account is disabled. Enable it first.',
  noColleague: 'Choose another active colleague of your company.',
  receiverNeeded: 'Enter a mobile number or an e-mail address.',
  smsTooMany: 'No more SMS invitations today. Try again tomorrow, or invite by e-mail or link.',
  invitationGone: 'This invitation was accepted or revoked.',
  tokenAccepted: 'This invitation has been accepted. A link works once.',
  tokenExpired: 'This invitation has expired. Ask for a new one.',
  tokenRevoked: 'This invitation has been revoked. Please contact the person who invited you.',
  tokenAbsent: 'This link is not valid. If the invitation was sent again, use the newest link.',
  alreadyRegistered: 'This address has an account already. Sign in, then open the link again to accept.',
  agreementNeeded: 'Please read and accept the terms of use.',
  wrongCode: 'The code is wrong or no longer valid.',
  hasCompany: 'You belong to a company already and cannot accept this invitation.',
  passwordLinkGone: 'This link was used or has expired. Ask your main account for a new one.',
  passwordSet: 'Your new password is set. Please sign in with it.',
  invitationSubject: (p) => `${p.company} invites you to Ironsilk`,
  invitationText: (p) =>
    `${p.person} invites you to work for ${p.company} on Ironsilk. Open this link by ${p.until}; it works once: ${p.link}`,
  passwordSubject: 'Set a new password',
  passwordText: (p) =>
    `Your Ironsilk password has been reset by your company. Open this link within 24 hours to set a new one; it works once: ${p.link}`,
  contactSubject: 'Your contact details were changed',
  contactText: (p) =>
    `${p.person} changed the mobile number or e-mail address of your Ironsilk account. If this surprises you, contact your main account.`,
  messages: {
    joined: (p) => ({
      title: `${p.personName} has joined`,
      content: `${p.personName} accepted your invitation and is a sub-account of your company.`,
    }),
    rightsChanged: (p) => ({
      title: 'Your rights have changed',
      content: `${p.personName} changed your rights. They apply at once.`,
    }),
    takenOver: (p) => ({
      title: `You take over from ${p.personName}`,
      content: `${p.count} items of ${p.personName} are yours now: to-dos, contact of orders, chats and invitations.`,
    }),
  },
  handover: { invitations: 'Open invitations' },
};
export default en;
