import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';

const load = () => import('./GalleryPage.tsx');

/** In the demo and in development only; not in the menu. */
export const routes: readonly PageRoute[] = [
  { path: '/widgets', name: 'WidgetGallery', frame: 'shell', load },
  { path: '/widgets/:sample', name: 'WidgetSample', frame: 'shell', load },
];
