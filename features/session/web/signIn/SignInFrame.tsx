import type { ReactNode } from 'react';
import { usePlatformTexts } from '../../../../platform/web/texts/platformTexts.ts';
import { LanguageSwitch } from '../../../../platform/web/widgets/language/LanguageSwitch.tsx';
import { useSessionTexts } from '../texts.ts';
import { BrandMark } from './BrandMark.tsx';
import { CorridorPicture } from './picture/CorridorPicture.tsx';
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
