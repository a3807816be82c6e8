import type { ReactNode } from 'react';
import { usePlatformTexts } from '../../../../../platform/web/texts/platformTexts.ts';
import { LanguageSwitch } from '../../../../../platform/web/widgets/language/LanguageSwitch.tsx';
import { useSessionTexts } from '../texts.ts';
import { CorridorPicture } from './picture/CorridorPicture.tsx';
import './signIn.css';

/** Logo: two rails crossed by silk threads. */
function BrandMark() {
  return (
    <svg className="brand-mark" viewBox="0 0 40 40" aria-hidden="true">
      <path className="rail" d="M7 35C15 26 15 14 13 5M33 35C25 26 25 14 27 5" />
      <path className="tie" d="M11.6 29.5H28.4M14 22.5H26M14.6 15.5H25.4M14 9H26" />
      <path className="thread" d="M3 26C12 18 27 31 37 18" />
    </svg>
  );
}

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

/** Picture beside the form. `keepsTitle`: show the title on phones too. */
export function SignInFrame(props: { title: string; keepsTitle?: boolean; children: ReactNode }) {
  const { page } = useSessionTexts();
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
          <h2 className={props.keepsTitle ? 'desk-title kept' : 'desk-title'}>{props.title}</h2>
          {props.children}
        </div>
      </main>
    </div>
  );
}
