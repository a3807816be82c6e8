import faults from '../faults/en.ts';
import type zh from './zh.ts';

const en: typeof zh = {
  faults,
  check: 'Please check the marked fields.',
  nameTaken:
    'A company of this name is registered or under review. If you work there, ask to join it instead.',
  notEditable: 'The form is under review. Withdraw it first to make changes.',
  hasCompany: 'You belong to a company already.',
  fileGone: 'The picture is no longer there. Please upload it again.',
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
