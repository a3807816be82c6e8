import type zh from './zh.ts';

const en: typeof zh = {
  kinds: {
    gateIn: 'Gate in',
    released: 'Released by customs',
    loaded: 'Loaded',
    departed: 'Departed',
    borderArrived: 'Arrived at border',
    transshipped: 'Transshipped',
    borderDeparted: 'Left border',
    arrived: 'Arrived',
    unloaded: 'Unloaded',
    gateOut: 'Gate out',
    emptyReturned: 'Empty returned',
  },
  classifiers: { planned: 'Planned', estimated: 'Estimated', actual: 'Actual' },
};
export default en;
