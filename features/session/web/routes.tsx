import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';
import { useSessionTexts } from './texts.ts';

// the texts come beside the page, not after it: the sign-in page is what a customer waits for
const loadSignIn = async () => {
  const texts = useSessionTexts.load();
  const page = await import('./signIn/SignInPage.tsx');
  await texts;
  return page;
};

export const routes: PageRoute[] = [
  { path: '/login', name: 'Login', frame: 'bare', isPublic: true, load: loadSignIn },
  { path: '/ru/login', name: 'LoginRu', frame: 'bare', isPublic: true, load: loadSignIn },
];
