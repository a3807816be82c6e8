import type zh from './zh.ts';

const en: typeof zh = {
  linkWrong: 'This verification link is not valid. Check that the whole link was opened.',
  linkExpired: (p) =>
    `Verification links are valid for ${p.hours} hours; this one has expired. Ask the sender for a new one.`,
  linkReplaced: 'A newer verification was started. Use the latest link.',
  linkUsed: 'This verification is complete; its link no longer works.',
  linkFailed: (p) =>
    `${p.most} attempts did not pass, so this verification has ended. Ask the sender to start a new one.`,
  providerAway: 'The verification provider cannot be reached. Try again later.',
  challengeUsed: 'These movements were already submitted or took too long. Start again.',
  elsewhere: "This verification takes place on the provider's page.",
  busy: 'Many verifications are running. Try again in a moment.',
  eventRefused: 'This event is not accepted.',
  noEvidence: 'There is no evidence of this check, or its term is over and it was deleted.',
  proves: {
    local:
      'Proves: at the time stated, a live person in front of a camera made the movements asked in random order, with one and the same face in the pictures, which are kept encrypted. Where an identity photo with a recognisable face was on file: software found the pictures to match it.',
    remote:
      'Proves: at the time stated, the verification provider reported that this person passed; its signature was verified.',
    none: 'The verification has not taken place; it proves nothing.',
  },
  doesNotProve: {
    local:
      'Does not prove: name and ID number were not checked against a police or other official register; stills of the person in the asked poses, a well-made fake video, a mask or an identical twin cannot be ruled out; without an identity photo it does not prove that this person is the one named.',
    remote:
      'Does not prove: the platform has not seen the person itself; the provider answers for the grounds of its result.',
    none: '—',
  },
};
export default en;
