import { Activity } from 'react';
import type { OpenPages } from '../tabs/useVisits.ts';
import { keptVisits, MOST_KEPT } from '../tabs/visits.ts';
import type { FramedPage } from './menuPages.ts';
import { PageOfVisit } from './PageOfVisit.tsx';

interface KeptPagesProps {
  pages: OpenPages;
  /** what stands at a path; null where nothing does */
  pageAt: (path: string) => FramedPage | null;
  /** whether the pages behind other tabs stay as they are */
  keepsOthers: boolean;
}

/** The page shown and, out of sight and at rest, those behind the other tabs, in the state they were left in. */
export function KeptPages({ pages, pageAt, keepsOthers }: KeptPagesProps) {
  const { visits, retitle } = pages;
  return keptVisits(visits, keepsOthers ? MOST_KEPT : 1).map((visit) => (
    <Activity key={`${visit.path} ${visit.copy}`} mode={visit.path === visits.active ? 'visible' : 'hidden'}>
      <PageOfVisit location={visit.location} page={pageAt(visit.path)} retitle={retitle} />
    </Activity>
  ));
}
