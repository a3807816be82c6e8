import { Link } from 'react-router';
import { useLanguage } from '../../../../platform/web/language/language.ts';
import { usePageTitle } from '../../../../platform/web/router/usePageTitle.ts';
import { usePlatformTexts } from '../../../../platform/web/texts/platformTexts.ts';
import { LanguageSwitch } from '../../../../platform/web/widgets/language/LanguageSwitch.tsx';
import { useSessionTexts } from '../texts.ts';
import { BrandMark } from './BrandMark.tsx';
import { DemoAccounts } from './DemoAccounts.tsx';
import { CorridorPicture } from './picture/CorridorPicture.tsx';
import { SignInForm } from './SignInForm.tsx';
import { useSignIn } from './useSignIn.ts';
import './signIn.css';

function Brand() {
  const { brand } = usePlatformTexts();
  return (
    <p className="brand">
      <BrandMark />
      <span>Ironsilk</span>
      {brand.name !== 'Ironsilk' && <span className="brand-local">{brand.name}</span>}
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
    form.askIfNew(username);
  };

  return (
    <div className="sign-in">
      <header className="scene">
        <CorridorPicture />
        <Brand />
        <div className="scene-words">
          <h1>
            {page.headline.map((part) => (
              <span key={part}>{part}</span>
            ))}
          </h1>
          <p>{page.lead}</p>
        </div>
      </header>
      <main className="desk">
        <LanguageSwitch />
        <div className="desk-body">
          <h2 className="desk-title">{page.welcome}</h2>
          <SignInForm form={form} />
          <TraceLink />
          <DemoAccounts onPick={fillIn} />
        </div>
      </main>
    </div>
  );
}
