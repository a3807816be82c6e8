import { APP_BASE, HOME } from '../../../../../platform/web/router/safeRedirect.ts';

/** Loads the portal anew, so that nothing of an earlier session or of earlier rights stays. */
export function openPortal(): void {
  window.location.assign(APP_BASE + HOME);
}
