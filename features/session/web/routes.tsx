import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';
import { useSessionTexts } from './texts.ts';

// the texts come beside the page, not after it: the sign-in page is what a customer waits for
const loadSignIn = async () => {
  const texts = useSessionTexts.load();
  const page = await import('./signIn/SignInPage.tsx');
  await texts;
  return page;
};

const signIn = { frame: 'bare', isPublic: true, isLight: true, load: loadSignIn } as const;

export const routes: PageRoute[] = [
  { path: '/login', name: 'Login', ...signIn },
  { path: '/ru/login', name: 'LoginRu', ...signIn },
];
