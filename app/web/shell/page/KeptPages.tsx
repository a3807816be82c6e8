import { Activity } from 'react';
import type { OpenPages } from '../tabs/useVisits.ts';
import { keptVisits, MOST_KEPT } from '../tabs/visits.ts';
import type { FramedPage } from './menuPages.ts';
import { PageOfVisit } from './PageOfVisit.tsx';

interface KeptPagesProps {
  pages: OpenPages;
  /** null: no page at this path */
  pageAt: (path: string) => FramedPage | null;
  /** keep the pages of other tabs alive */
  keepsOthers: boolean;
}

/** The active page, and the hidden pages of other tabs kept alive with their state. */
export function KeptPages({ pages, pageAt, keepsOthers }: KeptPagesProps) {
  const { visits, retitle } = pages;
  return keptVisits(visits, keepsOthers ? MOST_KEPT : 1).map((visit) => (
    <Activity key={`${visit.path} ${visit.copy}`} mode={visit.path === visits.active ? 'visible' : 'hidden'}>
      <PageOfVisit location={visit.location} page={pageAt(visit.path)} retitle={retitle} />
    </Activity>
  ));
}
