import { useServiceTexts } from '../texts.ts';
import { JobList } from './JobList.tsx';

/** Finished service orders (portal 2.2). */
export default function FinishedJobsPage() {
  const { jobs } = useServiceTexts();
  return (
    <JobList
      isFinished="1"
      title={jobs.finishedTitle}
      subtitle={jobs.finishedSubtitle}
      emptyText={jobs.finishedEmpty}
    />
  );
}
