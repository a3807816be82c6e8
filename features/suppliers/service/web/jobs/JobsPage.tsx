import { useServiceTexts } from '../texts.ts';
import { JobList } from './JobList.tsx';

/** Service orders that are not finished (portal 2.2). */
export default function JobsPage() {
  const { jobs } = useServiceTexts();
  return <JobList isFinished="0" title={jobs.title} subtitle={jobs.subtitle} emptyText={jobs.empty} />;
}
