import { withTexts } from '../../../../platform/web/language/withTexts.ts';
import { routesOf } from '../../../../platform/web/records/routesOf.ts';
import type { PageRoute } from '../../../../platform/web/router/pageRoute.ts';
import * as pages from '../pages.ts';
import { SECOND_STEP_PATH } from './secondStep/secondStepAddress.ts';
import {
  useCentreTexts,
  useForgottenTexts,
  usePasswordTexts,
  useRegisterTexts,
  useSecondStepTexts,
  useSessionTexts,
  useTwoStepTexts,
} from './texts.ts';

const loadSignIn = () => withTexts(import('./signIn/SignInPage.tsx'), useSessionTexts);

const loadForgotten = () =>
  withTexts(import('./forgotten/ForgottenPage.tsx'), useSessionTexts, useForgottenTexts, usePasswordTexts);

const loadRegister = () =>
  withTexts(import('./register/RegisterPage.tsx'), useSessionTexts, useRegisterTexts, usePasswordTexts);

const loadSecondStep = () => withTexts(import('./secondStep/SecondStepPage.tsx'), useSessionTexts, useSecondStepTexts);

const loadAuthRedirect = () =>
  withTexts(import('./authRedirect/AuthRedirectPage.tsx'), useSessionTexts, useSecondStepTexts);

const loadTwoStepPeople = () => withTexts(import('./twoStep/TwoStepPeoplePage.tsx'), useTwoStepTexts);

const loadRegistered = () => withTexts(import('./register/RegisteredPage.tsx'), useSessionTexts, useRegisterTexts);

const loadCentre = () => withTexts(import('./centre/UserIndexPage.tsx'), useCentreTexts, usePasswordTexts);

const loadOnline = () => withTexts(import('./online/OnlinePage.tsx'), useCentreTexts);

const anonymousRoute = { frame: 'bare', isPublic: true, isLight: true } as const;

export const routes: PageRoute[] = [
  { path: '/login', name: 'Login', ...anonymousRoute, load: loadSignIn },
  { path: '/ru/login', name: 'LoginRu', ...anonymousRoute, load: loadSignIn },
  { path: '/toForgetPwd', name: 'toForgetPwd', ...anonymousRoute, load: loadForgotten },
  { path: '/ru/toForgetPwd', name: 'toForgetPwdRu', ...anonymousRoute, load: loadForgotten },
  { path: '/register', name: 'register', ...anonymousRoute, load: loadRegister },
  { path: '/registerSuccess', name: 'registerSuccess', ...anonymousRoute, load: loadRegistered },
  { path: SECOND_STEP_PATH, name: 'secondStep', ...anonymousRoute, load: loadSecondStep },
  { path: '/auth-redirect', name: 'authRedirect', ...anonymousRoute, load: loadAuthRedirect },
  ...routesOf(pages, { accountPage: loadCentre, onlinePage: loadOnline, twoStepPage: loadTwoStepPeople }),
];
