import faults from '../faults/en.ts';
import type zh from './zh.ts';

const en: typeof zh = {
  faults,
  check: 'Please check the marked fields.',
  nameTaken: 'A company of this name is registered or under review. If you work there, ask to join it instead.',
  notEditable: 'The form is under review. Withdraw it first to make changes.',
  hasCompany: 'You belong to a company already.',
  fileGone: 'The picture is no longer there. Please upload it again.',
  takenBack: (p) =>
    `The applicant has withdrawn the application of ${p.company}. It comes here again when it is submitted anew.`,
  absent: 'This record does not exist.',
  decided: 'Somebody else has decided this, or the applicant has changed it. Please reload.',
  applicantHasCompany: 'The applicant has joined another company meanwhile.',
  reasonsMissing: 'Give at least one reason for the return.',
  ocrAbsent: 'Text recognition is not installed on the server. Please fill in the form by hand.',
  ocrFailed: 'The licence could not be read. Please fill in the form by hand.',
  ocrBusy: 'Many pictures are being read. Try again shortly, or fill in the form by hand.',
  joinPending: 'You have an open request to join already.',
  joinDecided: 'This request has been decided or withdrawn.',
  companyAbsent: 'No such company was found.',
  changeDecided: 'This change has been decided or withdrawn. Please reload.',
  scopesOfPerson: 'Individuals cannot apply for services.',
  scopesHeld: 'Choose a service that the company does not have yet.',
  emailAbsent: 'Enter the contact e-mail of the company first.',
  emailCode: (p) => ({
    subject: 'Code for the contact e-mail of your company',
    text: `Your code to confirm the contact e-mail of ${p.company}: ${p.code}. It is valid for 5 minutes. Do not share it.`,
  }),
  messages: {
    submitted: (p) => ({
      title: `Company to review: ${p.companyName}`,
      content: `${p.companyName} has submitted its registration. Please review it.`,
    }),
    approved: (p) => ({
      title: 'Company approved',
      content: `${p.companyName} has been approved. You hold its main account and can book now.`,
    }),
    returned: (p) => ({
      title: 'Registration returned',
      content: `The registration of ${p.companyName} needs changes. The reasons stand at the fields; correct them and submit again.`,
    }),
    changeSubmitted: (p) =>
      p.kind === 'scopes'
        ? {
            title: `Services to review: ${p.companyName}`,
            content: `${p.companyName} applies for services. Please review.`,
          }
        : {
            title: `Company change to review: ${p.companyName}`,
            content: `${p.companyName} wants to change its data. Please review.`,
          },
    changeApproved: (p) =>
      p.kind === 'scopes'
        ? { title: 'Services approved', content: `The services of ${p.companyName} are approved and active.` }
        : {
            title: 'Company data changed',
            content: `The change of ${p.companyName} is approved and in force.`,
          },
    changeReturned: (p) =>
      p.kind === 'scopes'
        ? {
            title: 'Services declined',
            content: `The application of ${p.companyName} was declined. The reason stands in the account centre.`,
          }
        : {
            title: 'Company change returned',
            content: `The change of ${p.companyName} needs corrections. The reasons stand at the fields; the previous data stay in force.`,
          },
    joinAsked: (p) => ({
      title: `Request to join: ${p.personName}`,
      content: `${p.personName} asks to join your company. Please decide.`,
    }),
    joined: (p) => ({
      title: 'You joined a company',
      content: `${p.companyName} has accepted your request.`,
    }),
    joinDeclined: (p) => ({
      title: 'Request to join declined',
      content: `${p.companyName} has declined your request.${p.reason && ` Reason: ${p.reason}`}`,
    }),
  },
};
export default en;
