import { Link, useLocation } from 'react-router';
import { z } from 'zod';
import { useToken } from '../../../../../platform/web/request/token.ts';
import { usePageTitle } from '../../../../../platform/web/router/usePageTitle.ts';
import { SIGN_IN } from '../../../../../platform/wire/address.ts';
import { ENTERPRISE_PATH } from '../../../account/enterprisePath.ts';
import { JOIN, TIMETABLE } from '../../../account/laterPages.ts';
import { SignInFrame } from '../signIn/SignInFrame.tsx';
import { useRegisterTexts } from '../texts.ts';

const registered = z.object({ name: z.string() });

/** After a registration: the ways on from here. */
export default function RegisteredPage() {
  const { done } = useRegisterTexts();
  const { data } = registered.safeParse(useLocation().state);
  const isSignedIn = useToken() !== null;
  usePageTitle(done.title);
  return (
    <SignInFrame title={done.title} keepsTitle>
      <p className="forgotten-done" role="status">
        {data && isSignedIn ? done.text(data) : done.textPlain}
      </p>
      {isSignedIn ? (
        <div className="registered-ways">
          <Link className="submit" to={ENTERPRISE_PATH}>
            {done.enterprise}
          </Link>
          <Link className="submit quiet" to={JOIN.path}>
            {done.join}
          </Link>
          <Link className="submit quiet" to={TIMETABLE.path}>
            {done.trains}
          </Link>
        </div>
      ) : (
        <Link className="submit" to={SIGN_IN}>
          {done.signIn}
        </Link>
      )}
    </SignInFrame>
  );
}
