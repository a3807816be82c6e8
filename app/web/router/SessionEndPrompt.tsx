import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLanguage } from '../../../platform/web/language/language.ts';
import { onSessionEnded, stayOnPage } from '../../../platform/web/request/sessionEnd.ts';
import { clearToken } from '../../../platform/web/request/token.ts';
import { signInPath } from '../../../platform/web/router/signInPath.ts';
import { usePlatformTexts } from '../../../platform/web/texts/platformTexts.ts';
import { showToast } from '../../../platform/web/toast/toast.ts';
import './router.css';

/** Reading time of the session-ended toast before an upload page is left (documents 9). */
const LEAVE_DELAY_MS = 2000;

async function dropTokenLater(): Promise<void> {
  const { fault } = await usePlatformTexts.load();
  showToast('error', fault.sessionEnded);
  setTimeout(clearToken, LEAVE_DELAY_MS);
}

/** Asks once when a call reports the end of the session (portal 8): stay, or sign in again. */
export function SessionEndPrompt() {
  const { expired } = usePlatformTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const location = useLocation();
  const language = useLanguage();
  const navigate = useNavigate();

  useEffect(
    () =>
      onSessionEnded((end) => {
        if (end === 'leave') clearToken();
        else if (end === 'leaveSoon') void dropTokenLater();
        else if (!dialog.current?.open) dialog.current?.showModal();
      }),
    [],
  );

  const signInAgain = () => {
    dialog.current?.close('signIn');
    clearToken();
    void navigate(signInPath(language, location), { replace: true });
  };

  return (
    <dialog
      ref={dialog}
      className="session-end"
      aria-labelledby="session-end-title"
      onClose={() => dialog.current?.returnValue !== 'signIn' && stayOnPage()}
    >
      <h2 id="session-end-title">{expired.title}</h2>
      <p>{expired.text}</p>
      <div className="session-end-ways">
        <button type="button" className="plain-button quiet" onClick={() => dialog.current?.close('stay')}>
          {expired.stay}
        </button>
        <button type="button" className="plain-button" onClick={signInAgain}>
          {expired.signIn}
        </button>
      </div>
    </dialog>
  );
}
