import { withTexts } from '../../../../platform/web/language/withTexts.ts';
import { routesOf } from '../../../../platform/web/records/routesOf.ts';
import * as pages from '../pages.ts';
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

export const routes = routesOf(pages, {
  signInPage: loadSignIn,
  signInRuPage: loadSignIn,
  forgottenPage: loadForgotten,
  forgottenRuPage: loadForgotten,
  registerPage: loadRegister,
  registeredPage: loadRegistered,
  secondStepPage: loadSecondStep,
  authRedirectPage: loadAuthRedirect,
  accountPage: loadCentre,
  onlinePage: loadOnline,
  twoStepPage: loadTwoStepPeople,
});
