import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useLanguage } from '../../../../../platform/web/language/language.ts';
import { CallError } from '../../../../../platform/web/request/callError.ts';
import { send } from '../../../../../platform/web/request/send.ts';
import { clearToken } from '../../../../../platform/web/request/token.ts';
import { signInPath } from '../../../../../platform/web/router/signInPath.ts';
import { usePageTitle } from '../../../../../platform/web/router/usePageTitle.ts';
import { HOME } from '../../../../../platform/wire/address.ts';
import type { PayloadOf } from '../../../../../platform/wire/call.ts';
import { SignInFrame, usePasswordTexts, useRegisterTexts, useSessionTexts } from '../../../session/web/parts.ts';
import { logout, type UserInfo } from '../../../session/wire.ts';
import { acceptInvitation, type readInvitation } from '../../wire.ts';
import { useJoinTexts } from '../texts.ts';
import { JoinForm } from './JoinForm.tsx';
import { openPortal } from './openPortal.ts';
import { useInvitation } from './useInvitation.ts';
import { useLinkToken } from './useLinkToken.ts';

type Invitation = PayloadOf<typeof readInvitation>;

/** Texts of the frame and its fields. */
export async function loadTexts(): Promise<void> {
  await Promise.all([useSessionTexts.load(), useRegisterTexts.load(), usePasswordTexts.load()]);
}

/** An invitation to a company: accepted once, by a new person or by one without a company. */
export default function JoinByLinkPage() {
  const texts = useJoinTexts();
  const token = useLinkToken();
  const loaded = useInvitation(token);
  usePageTitle(texts.title);
  return (
    <SignInFrame title={texts.title} keepsTitle>
      {loaded.state === 'loading' && <p aria-busy="true" />}
      {loaded.state === 'failed' && (
        <p className="form-error" role="alert">
          {texts.failed}
        </p>
      )}
      {loaded.state === 'known' && <Known key={token} token={token} {...loaded} />}
    </SignInFrame>
  );
}

interface KnownProps {
  token: string;
  invitation: Invitation;
  user: UserInfo | null;
}

function Known({ token, invitation, user }: KnownProps) {
  const texts = useJoinTexts();
  const format = useFormat();
  const { status, invitedBy: person, companyFullName: company, expireTime } = invitation;
  if (status !== 'open') {
    return (
      <>
        <p className="forgotten-done" role="alert">
          {texts.gone[status]}
        </p>
        <SignInLink label={texts.signIn} className="submit" />
      </>
    );
  }
  return (
    <>
      <p className="forgotten-done">
        <strong>{texts.invites({ person, company })}</strong>
      </p>
      <p className="forgotten-note">{texts.until({ when: format.dateTime(expireTime) })}</p>
      {user ? <SignedIn token={token} user={user} /> : <Stranger token={token} invitation={invitation} />}
    </>
  );
}

function Stranger(props: { token: string; invitation: Invitation }) {
  const texts = useJoinTexts();
  return (
    <>
      <JoinForm {...props} />
      <p className="forgotten">
        <SignInLink label={texts.hasAccount} comesBack />
      </p>
    </>
  );
}

function SignInLink(props: { label: string; className?: string; comesBack?: boolean }) {
  const language = useLanguage();
  const location = useLocation();
  const wanted = props.comesBack ? location : { pathname: HOME, search: '', hash: '' };
  return (
    <Link to={signInPath(language, wanted)} {...(props.className && { className: props.className })}>
      {props.label}
    </Link>
  );
}

function SignedIn({ token, user }: { token: string; user: UserInfo }) {
  const texts = useJoinTexts();
  const [error, setError] = useState('');
  const [isPending, setPending] = useState(false);
  const company = user.user.companyFullName;

  const accept = async () => {
    setPending(true);
    try {
      await send(acceptInvitation, { token });
      openPortal();
    } catch (fault) {
      setError(fault instanceof CallError ? fault.message : texts.failed);
      setPending(false);
    }
  };
  const signOut = async () => {
    await send(logout, {}).catch(() => undefined);
    clearToken();
  };

  return (
    <>
      <p className="forgotten-note">
        {texts.signedInAs({ name: user.name })} {company !== null && texts.hasCompany({ company })}
      </p>
      <p className="form-error" role="alert">
        {error}
      </p>
      <div className="registered-ways">
        {company === null && (
          <button type="button" className="submit" aria-busy={isPending} onClick={() => void accept()}>
            {texts.accept}
          </button>
        )}
        <button type="button" className="submit quiet" onClick={() => void signOut()}>
          {texts.signOut}
        </button>
      </div>
    </>
  );
}
