import { useLocation, useNavigate } from 'react-router';
import { setLanguage, useLanguage } from '../../../../platform/web/language/language.ts';
import { usePlatformTexts } from '../../../../platform/web/texts/platformTexts.ts';
import { LANGUAGES, type Language } from '../../../../platform/wire/language.ts';

/** The three languages; Russian has an address of its own, what is typed stays. */
export function LanguageSwitch() {
  const { language: names } = usePlatformTexts();
  const language = useLanguage();
  const location = useLocation();
  const navigate = useNavigate();

  async function pick(picked: Language) {
    await setLanguage(picked);
    if (picked !== 'ru' || location.pathname === '/ru/login') return;
    await navigate({ pathname: '/ru/login', search: location.search }, { replace: true });
  }

  return (
    <nav className="languages" aria-label={names.label}>
      {LANGUAGES.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-current={one === language ? 'true' : undefined}
          onClick={() => void pick(one)}
        >
          {names[one]}
        </button>
      ))}
    </nav>
  );
}
