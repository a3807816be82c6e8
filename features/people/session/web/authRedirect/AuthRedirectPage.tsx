import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useLanguage } from '../../../../../platform/web/language/language.ts';
import { pathIn } from '../../../../../platform/web/language/russianPath.ts';
import { CallError } from '../../../../../platform/web/request/callError.ts';
import { send } from '../../../../../platform/web/request/send.ts';
import { storeToken, useToken } from '../../../../../platform/web/request/token.ts';
import { redirectAfterSignIn, safeRedirect } from '../../../../../platform/web/router/safeRedirect.ts';
import { usePageTitle } from '../../../../../platform/web/router/usePageTitle.ts';
import { SIGN_IN } from '../../../../../platform/wire/address.ts';
import { secondStepPage } from '../../pages.ts';
import { exchangePartnerCode } from '../../signInWire.ts';
import { SignInFrame } from '../signIn/SignInFrame.tsx';
import { useSecondStepTexts } from '../texts.ts';

/** What the partner's link says; read once, as the code leaves the address bar. */
function useLink() {
  const { search } = useLocation();
  const [link] = useState(() => {
    const params = new URLSearchParams(search);
    return { code: params.get('code') ?? '', to: safeRedirect(params.get('to')) };
  });
  return link;
}

/** Arrival from a partner site: changes a one-time code for a session. */
export default function AuthRedirectPage() {
  const { partner } = useSecondStepTexts();
  const link = useLink();
  const navigate = useNavigate();
  const isSignedIn = useToken() !== null;
  const [wasSignedIn] = useState(isSignedIn);
  const [isAgreed, setAgreed] = useState(!wasSignedIn);
  const [fault, setFault] = useState(link.code === '' ? partner.noCode : '');
  const isSent = useRef(false);
  usePageTitle(partner.title);

  useEffect(() => {
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);

  useEffect(() => {
    if (!isAgreed || link.code === '' || isSent.current) return;
    isSent.current = true;
    async function exchange() {
      try {
        const { token, secondStep } = await send(exchangePartnerCode, { code: link.code });
        if (secondStep === undefined) {
          storeToken(token);
          await navigate(redirectAfterSignIn(link.to), { replace: true });
          return;
        }
        const { challenge } = secondStep;
        const redirect = new URLSearchParams({ redirect: link.to });
        await navigate(`${secondStepPage.path}?${redirect}`, {
          replace: true,
          state: { challenge, username: '' },
        });
      } catch (error) {
        setFault(error instanceof CallError ? error.message : partner.noCode);
      }
    }
    void exchange();
  }, [isAgreed, link, navigate, partner]);

  if (fault !== '') return <Failed reason={fault} to={link.to} />;
  if (!isAgreed) return <AlreadySignedIn to={link.to} onGo={() => setAgreed(true)} />;
  return (
    <SignInFrame title={partner.title} keepsTitle>
      <p className="forgotten-done" role="status" aria-busy="true">
        {partner.waiting}
      </p>
    </SignInFrame>
  );
}

function Failed({ reason, to }: { reason: string; to: string }) {
  const { partner } = useSecondStepTexts();
  const language = useLanguage();
  const signIn = pathIn(language, SIGN_IN);
  return (
    <SignInFrame title={partner.failedTitle} keepsTitle>
      <p className="forgotten-done" role="alert">
        {reason}
      </p>
      <Link className="submit" to={`${signIn}?${new URLSearchParams({ redirect: to })}`}>
        {partner.signIn}
      </Link>
    </SignInFrame>
  );
}

/** A change of account asks for confirmation. */
function AlreadySignedIn({ to, onGo }: { to: string; onGo: () => void }) {
  const { partner } = useSecondStepTexts();
  return (
    <SignInFrame title={partner.title} keepsTitle>
      <p className="forgotten-done">{partner.already}</p>
      <button type="button" className="submit" onClick={onGo}>
        {partner.go}
      </button>
      <p className="forgotten">
        <Link to={to} replace>
          {partner.stay}
        </Link>
      </p>
    </SignInFrame>
  );
}
