import type zh from './zh.ts';

const en: typeof zh = {
  status: 'Status',
  statuses: { '0': 'In use', '1': 'Disabled' },
  remark: 'Remarks',
  updateTime: 'Updated',
  kinds: {
    container40: "40' container truck",
    container20: "20' container truck",
    flatbed: 'Flatbed',
    van: 'Box truck',
  },
  vehicles: {
    title: 'Vehicles',
    subtitle: 'Vehicles to assign to trucking jobs; a disabled one is no longer offered',
    empty: 'No vehicles',
    add: 'Add vehicle',
    edit: 'Edit vehicle',
    saved: 'Vehicle saved',
    removed: 'Vehicle removed',
    plate: 'Number plate',
    plateHint: 'For example 陕A88K21 or А123ВС777',
    kind: 'Type',
  },
  drivers: {
    title: 'Drivers',
    subtitle: 'Drivers to assign to trucking jobs; the links of a disabled driver stop working at once',
    empty: 'No drivers',
    add: 'Add driver',
    edit: 'Edit driver',
    saved: 'Driver saved',
    removed: 'Driver removed',
    name: 'Name',
    mobile: 'Mobile no.',
    mobileHint: 'The link to a job is sent to this number by SMS',
    licenceNo: 'Driving licence no.',
  },
  server: {
    absent: 'This record does not exist. Please reload.',
    plateTaken: 'This plate is registered already.',
    mobileTaken: 'This number belongs to another driver.',
    inUse: (p) => `${p.name} is on running job ${p.jobs}. Assign another one or finish the job, then delete.`,
  },
};
export default en;
