import { useLocation, useNavigate } from 'react-router';
import { LANGUAGES, type Language } from '../../../wire/language.ts';
import { setLanguage, useLanguage } from '../../language/language.ts';
import { inRussian } from '../../language/russianPath.ts';
import { usePlatformTexts } from '../../texts/platformTexts.ts';
import styles from './language.module.css';

/** For pages outside the frame; Russian navigates to the `/ru/` address of pages that have one (portal 2.1). No antd. */
export function LanguageSwitch({ isOnDark = false }: { isOnDark?: boolean }) {
  const { language: names } = usePlatformTexts();
  const language = useLanguage();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();

  async function pick(picked: Language) {
    await setLanguage(picked);
    const address = picked === 'ru' ? inRussian(pathname) : pathname;
    if (address !== pathname) await navigate({ pathname: address, search, hash }, { replace: true });
  }

  return (
    <nav className={styles.languages} aria-label={names.label} data-dark={isOnDark}>
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
