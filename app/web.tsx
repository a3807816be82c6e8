import '../platform/web/request/withoutEval.ts';
import '../platform/web/theme/base.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { routes as gallery } from './web/gallery/routes.tsx';
import { featurePages } from './web/pages.ts';
import { beginPage } from './web/router/beginPage.ts';
import { ownPages } from './web/router/ownPages.ts';
import { Router } from './web/router/Router.tsx';

const pages = [...featurePages, ...gallery, ...ownPages];
const root = document.getElementById('root');
const begun = beginPage(pages);
// transitions render in slices; rendering at once would block input on phones
const draw = (into: HTMLElement) => startTransition(() => createRoot(into).render(<Router pages={pages} />));
if (root) void begun.then(() => draw(root));
