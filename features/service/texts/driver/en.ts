import { SERVICE_ORDER_KIND_NAMES } from '../../names.ts';
import type zh from './zh.ts';

const en: typeof zh = {
  title: 'Trucking job',
  kinds: SERVICE_ORDER_KIND_NAMES.en,
  offline: 'No connection. Your reports are kept on this phone and sent later; keep this page open.',
  place: 'Pick-up',
  address: 'Loading / delivery',
  returnPlace: 'Hand-in',
  container: 'Container',
  reference: 'Release no.',
  window: 'Arrive between',
  note: 'Note',
  navigate: 'Navigate',
  call: (p) => `Call ${p.name}`,
  report: 'Reports',
  steps: {
    pickedUp: 'Report: container picked up',
    arrived: 'Report: arrived at loading place',
    loaded: 'Report: loading finished',
    delivered: 'Report: container handed in',
  },
  reportedAs: {
    pickedUp: 'Picked up',
    arrived: 'Arrived',
    loaded: 'Loading finished',
    delivered: 'Handed in',
    photo: 'Photo',
    problem: 'Problem',
  },
  addPhoto: 'Add photos',
  problem: 'Report a problem',
  problemText: 'What happened?',
  sendProblem: 'Send',
  allDone: 'All done. Thank you!',
  reported: 'Reported',
  waiting: 'waiting to be sent',
};
export default en;
