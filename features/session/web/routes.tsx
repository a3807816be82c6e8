import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';
import { useCentreTexts, useForgottenTexts, usePasswordTexts, useSessionTexts } from './texts.ts';

// the texts come beside the page, not after it: the sign-in page is what a customer waits for
const loadSignIn = async () => {
  const texts = useSessionTexts.load();
  const page = await import('./signIn/SignInPage.tsx');
  await texts;
  return page;
};

const loadForgotten = async () => {
  const texts = [useSessionTexts.load(), useForgottenTexts.load(), usePasswordTexts.load()];
  const [page] = await Promise.all([import('./forgotten/ForgottenPage.tsx'), ...texts]);
  return page;
};

const loadCentre = async () => {
  const texts = [useCentreTexts.load(), usePasswordTexts.load()];
  const [page] = await Promise.all([import('./centre/UserIndexPage.tsx'), ...texts]);
  return page;
};

const loadOnline = async () => {
  const [page] = await Promise.all([import('./online/OnlinePage.tsx'), useCentreTexts.load()]);
  return page;
};

const forStrangers = { frame: 'bare', isPublic: true, isLight: true } as const;

export const routes: PageRoute[] = [
  { path: '/login', name: 'Login', ...forStrangers, load: loadSignIn },
  { path: '/ru/login', name: 'LoginRu', ...forStrangers, load: loadSignIn },
  { path: '/toForgetPwd', name: 'toForgetPwd', ...forStrangers, load: loadForgotten },
  { path: '/ru/toForgetPwd', name: 'toForgetPwdRu', ...forStrangers, load: loadForgotten },
  { path: '/user/index', name: 'userIndex', frame: 'shell', load: loadCentre },
  {
    path: '/monitor/online',
    name: 'online',
    frame: 'shell',
    permission: 'monitor:online:list',
    load: loadOnline,
  },
];
