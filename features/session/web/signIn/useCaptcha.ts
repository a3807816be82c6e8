import { useCallback, useRef, useState } from 'react';
import { send } from '../../../../platform/web/request/send.ts';
import { captchaImage } from '../../wire.ts';

export interface Captcha {
  uuid: string;
  /** data URL for an `<img>` */
  picture: string;
}

/** Captcha required for a user name, if any; the latest request wins. */
export function useCaptcha() {
  const [captcha, setCaptcha] = useState<Captcha | null>(null);
  const latest = useRef(0);
  const requestedName = useRef<string | null>(null);

  const ask = useCallback(async (username: string) => {
    const mine = ++latest.current;
    requestedName.current = username;
    try {
      const { captchaEnabled, uuid, img } = await send(captchaImage, { username });
      if (mine !== latest.current) return;
      setCaptcha(captchaEnabled ? { uuid, picture: `data:image/svg+xml;base64,${img}` } : null);
    } catch {
      // signing in reports the error and requests again
    }
  }, []);

  const refreshIfChanged = useCallback(
    (username: string) => {
      if (username !== requestedName.current) void ask(username);
    },
    [ask],
  );

  return { captcha, ask, refreshIfChanged };
}
