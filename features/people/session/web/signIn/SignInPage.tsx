import { Link, useLocation, useNavigate } from 'react-router';
import { isDemo } from '../../../../../platform/web/browser/isDemo.ts';
import { useLanguage } from '../../../../../platform/web/language/language.ts';
import { pathIn } from '../../../../../platform/web/language/russianPath.ts';
import { usePageTitle } from '../../../../../platform/web/router/usePageTitle.ts';
import { TRACE } from '../../../account/laterPages.ts';
import { forgottenPage, registerPage, secondStepPage } from '../../pages.ts';
import { useSessionTexts } from '../texts.ts';
import { SignInForm } from './SignInForm.tsx';
import { SignInFrame } from './SignInFrame.tsx';
import { useSignIn } from './useSignIn.ts';

const DEMO_ACCOUNTS = [
  'shipper',
  'operator',
  'supplier',
  'agent',
  'clerk',
  'special',
  'rival',
  'tourist',
  'builtin',
  'admin',
] as const;

const DEMO_PASSWORD = 'Ironsilk2026';

function DemoAccounts({ onPick }: { onPick: (username: string, password: string) => void }) {
  const { page } = useSessionTexts();
  if (!isDemo(document)) return null;
  return (
    <section className="demo" aria-labelledby="demo-title">
      <h2 id="demo-title">{page.demo}</h2>
      <p>{page.demoHint({ password: DEMO_PASSWORD })}</p>
      <ul>
        {DEMO_ACCOUNTS.map((username) => (
          <li key={username}>
            <button type="button" onClick={() => onPick(username, DEMO_PASSWORD)}>
              <b>{username}</b> {page.demoAccounts[username]}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ForgottenLink() {
  const { page } = useSessionTexts();
  const language = useLanguage();
  return (
    <p className="forgotten both">
      <Link to={registerPage.path}>{page.register}</Link>
      <Link to={pathIn(language, forgottenPage.path)}>{page.forgotten}</Link>
    </p>
  );
}

function TraceLink() {
  const { page } = useSessionTexts();
  const language = useLanguage();
  return (
    <Link className="trace" to={pathIn(language, TRACE.path)}>
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
  const navigate = useNavigate();
  const { search } = useLocation();
  const form = useSignIn((asked) => void navigate(`${secondStepPage.path}${search}`, { state: asked }));
  usePageTitle(page.title);

  const fillIn = (username: string, password: string) => {
    form.setWay('password');
    form.type({ username, password });
    form.prepareCaptcha(username);
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
