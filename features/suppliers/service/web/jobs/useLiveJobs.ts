import { useCurrentUser } from '../../../../../platform/web/currentUser/currentUser.ts';
import { useTopicInvalidation } from '../../../../../platform/web/live/useTopicInvalidation.ts';
import { jobsChanged } from '../../topics.ts';
import { JOB_READS } from './jobReads.ts';

/** Reads the supplier's jobs anew when one of them changes. */
export function useLiveJobs(): void {
  const { companyNo } = useCurrentUser();
  useTopicInvalidation(jobsChanged, companyNo === null ? null : { companyNo }, JOB_READS);
}
