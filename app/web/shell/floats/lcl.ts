import { useContext } from 'react';
import { PagesContext } from '../../router/pagesContext.ts';
import { PLANNED_ROUTES } from '../../router/plannedRoutes.ts';
import { LCL_PATH } from '../links/linkTargets.tsx';

/** False while less-than-container booking has no page of its own. */
export function useIsLclBookable(): boolean {
  const pages = useContext(PagesContext);
  const isPlanned = PLANNED_ROUTES.some(({ path }) => path === LCL_PATH);
  return !isPlanned && pages.some(({ path }) => path === LCL_PATH);
}
