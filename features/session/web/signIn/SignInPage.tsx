import { Link } from 'react-router';
import { useLanguage } from '../../../../platform/web/language/language.ts';
import { usePageTitle } from '../../../../platform/web/router/usePageTitle.ts';
import { useSessionTexts } from '../texts.ts';
import { DemoAccounts } from './DemoAccounts.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignInFrame } from './SignInFrame.tsx';
import { useSignIn } from './useSignIn.ts';

function ForgottenLink() {
  const { page } = useSessionTexts();
  const language = useLanguage();
  return (
    <p className="forgotten">
      <Link to={language === 'ru' ? '/ru/toForgetPwd' : '/toForgetPwd'}>{page.forgotten}</Link>
    </p>
  );
}

function TraceLink() {
  const { page } = useSessionTexts();
  const language = useLanguage();
  return (
    <Link className="trace" to={language === 'ru' ? '/ru/queryTrace' : '/queryTrace'}>
      <span>
        <b>{page.trace}</b>
        <small>{page.traceHint}</small>
      </span>
      <span className="trace-arrow" aria-hidden="true">
        →
      </span>
    </Link>
  );
}

export default function SignInPage() {
  const { page } = useSessionTexts();
  const form = useSignIn();
  usePageTitle(page.title);

  const fillIn = (username: string, password: string) => {
    form.setWay('password');
    form.type({ username, password });
    form.refreshIfChanged(username);
  };

  return (
    <SignInFrame title={page.welcome}>
      <SignInForm form={form} />
      <ForgottenLink />
      <TraceLink />
      <DemoAccounts onPick={fillIn} />
    </SignInFrame>
  );
}
