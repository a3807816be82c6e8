import { APP_BASE } from '../../../../../platform/web/router/safeRedirect.ts';
import { HOME } from '../../../../../platform/wire/address.ts';

/** Loads the portal anew, so that nothing of an earlier session or of earlier rights stays. */
export function openPortal(): void {
  window.location.assign(APP_BASE + HOME);
}
