import { getServiceJob, serviceJobs } from '../../jobWire.ts';

/** What a write of the supplier changes. */
export const JOB_READS = [getServiceJob, serviceJobs.list];
