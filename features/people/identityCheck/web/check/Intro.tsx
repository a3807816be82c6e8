import { lazy, Suspense, useState } from 'react';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { APP_BASE } from '../../../../../platform/web/router/safeRedirect.ts';
import { pathTo } from '../../../../../platform/wire/pathTo.ts';
import { FACE_CHECK_PATH } from '../../facePath.ts';
import { faceCheckPage } from '../../pages.ts';
import type { OpenedCheck } from '../../wire.ts';
import { useCheckTexts } from '../texts.ts';
import styles from './check.module.css';

const PhoneCode = lazy(() => import('./PhoneCode.tsx'));

interface Props {
  check: OpenedCheck;
  isStarting: boolean;
  onStart: () => void;
}

/** A mouse: no phone, whose camera is held before the face. */
const isDesk = () => matchMedia('(pointer: fine)').matches;

/** What will happen, to be agreed to; on a desk first the way to the phone. */
export function Intro({ check, isStarting, onStart }: Props) {
  const texts = useCheckTexts();
  const format = useFormat();
  const [isHere, setHere] = useState(() => !isDesk());
  const until = texts.until({ when: `${format.dateTime(check.expireTime)} · ${format.zone}` });
  return (
    <section>
      <h1>{texts.for[check.purpose]({ name: check.name })}</h1>
      <p className={styles.soft}>{until}</p>
      {check.url !== null ? (
        <Provider url={check.url} />
      ) : isHere ? (
        <Consent check={check} isStarting={isStarting} onStart={onStart} />
      ) : (
        <Phone />
      )}
      {check.url === null && isDesk() && (
        <button type="button" className={styles.secondary} onClick={() => setHere(!isHere)}>
          {isHere ? texts.other : texts.here}
        </button>
      )}
    </section>
  );
}

function Consent({ check, isStarting, onStart }: Props) {
  const texts = useCheckTexts();
  const { keptYears: years, hasPortrait } = check;
  return (
    <>
      <h2>{texts.consent}</h2>
      <ul className={styles.items}>
        {texts.consentItems({ years, hasPortrait }).map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <button type="button" className={styles.primary} disabled={isStarting} onClick={onStart}>
        {texts.agree}
      </button>
    </>
  );
}

function Phone() {
  const texts = useCheckTexts();
  const [isCopied, setCopied] = useState(false);
  const [, token = ''] = location.pathname.split(`${FACE_CHECK_PATH}/`);
  const address = `${location.origin}${APP_BASE}${pathTo(faceCheckPage, { token })}`;
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    setCopied(true);
  };
  return (
    <>
      <h2>{texts.phone}</h2>
      <p>{texts.phoneText}</p>
      <div className={styles.code}>
        <Suspense>
          <PhoneCode address={address} label={texts.qr} />
        </Suspense>
      </div>
      <button type="button" className={styles.secondary} onClick={() => void copy()}>
        {isCopied ? texts.copied : texts.copy}
      </button>
    </>
  );
}

function Provider({ url }: { url: string }) {
  const texts = useCheckTexts();
  return (
    <>
      <p>{texts.providerText}</p>
      <a className={styles.primary} href={url} target="_blank" rel="noopener noreferrer">
        {texts.provider}
      </a>
    </>
  );
}
