import { HOME, SIGN_IN } from '../../wire/address.ts';
import type { Language } from '../../wire/language.ts';
import { pathIn } from '../language/russianPath.ts';
import { safeRedirect } from './safeRedirect.ts';

/** Sign-in page with a redirect back to the requested page (portal 2.4). */
export function signInPath(language: Language, wanted: { pathname: string; search: string; hash: string }): string {
  const page = pathIn(language, SIGN_IN);
  const back = safeRedirect(wanted.pathname + wanted.search + wanted.hash);
  return back === HOME ? page : `${page}?redirect=${encodeURIComponent(back)}`;
}
