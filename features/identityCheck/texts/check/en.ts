import page from '../page/en.ts';
import type zh from './zh.ts';

const en: typeof zh = {
  title: 'Identity check',
  for: { contract: (p) => `${p.name}, please confirm that it is you who signs the contract` },
  until: (p) => `Link valid until ${p.when}`,
  consent: 'How it works',
  consentItems: (p) => [
    'The camera is used on this page only. Movements are recognised on your device; no video is uploaded.',
    'At the end 4 pictures are sent: one looking straight ahead and one for each movement.',
    p.hasPortrait
      ? 'Software compares the pictures with the ID photo on file.'
      : 'There is no ID photo on file to compare the pictures with.',
    `The pictures are kept encrypted and deleted after ${p.years === 1 ? '1 year' : `${p.years} years`}. Only authorised staff can view them, and each view is recorded.`,
  ],
  agree: 'Agree and turn on the camera',
  phone: 'Best done on a phone',
  phoneText: 'Scan the code or open the link on your phone. This page continues when you have finished.',
  qr: 'Code that opens the identity check on a phone',
  copy: 'Copy link',
  copied: 'Copied',
  here: 'Use the camera of this computer',
  other: 'Use a phone instead',
  provider: 'Go to the provider',
  providerText: 'The check takes place on the page of an external provider. Come back here when it is done.',
  loading: (p) => `Loading face recognition ${p.percent}%`,
  starting: 'Turning on the camera…',
  guidance: {
    noFace: 'Place your face inside the frame',
    manyFaces: 'Only one person may be in the picture',
    nearer: 'Move closer',
    farther: 'Move back a little',
    centre: 'Move your face to the middle of the frame',
    light: 'Too dark: find more light',
    straight: 'Look straight at the camera',
    hold: 'Good, hold still',
  },
  movements: {
    turnLeft: 'Turn your head slowly to your left',
    turnRight: 'Turn your head slowly to your right',
    blink: 'Close your eyes for a second, then open them',
    openMouth: 'Open your mouth wide, then close it',
  },
  step: (p) => `Step ${p.step} of ${p.count}`,
  sending: 'Checking…',
  cancel: 'Cancel',
  retry: 'Try again',
  passed: 'Identity check passed',
  passedText: 'You can close this page and go on signing.',
  failed: 'Identity check failed',
  failedText: 'This check has ended. Ask the sender to start a new one.',
  notYet: 'Not passed this time',
  interrupted: 'Check not completed',
  attemptsLeft: (p) => (p.count === 1 ? '1 attempt left.' : `${p.count} attempts left.`),
  reasons: page.reasons,
  broken: {
    timeout: 'The movement was not seen in time. Start again.',
    lost: 'Your face left the picture. Start again.',
  },
  camera: {
    denied:
      'The browser was not allowed to use the camera. Allow it for this site in the permissions beside the address bar, then try again.',
    absent: 'No camera was found. Use a phone instead.',
    busy: 'The camera is in use by another program. Close it and try again.',
    unsupported: 'This browser cannot use the camera. Open the page in Safari or Chrome.',
    engine: 'Face recognition could not be loaded. Check the connection and try again, or use another device.',
  },
  closed: 'The identity check cannot be opened',
};
export default en;
