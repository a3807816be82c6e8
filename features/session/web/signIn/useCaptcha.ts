import { useCallback, useRef, useState } from 'react';
import { send } from '../../../../platform/web/request/send.ts';
import { captchaImage } from '../../wire.ts';

export interface Captcha {
  uuid: string;
  /** address of the picture, ready for an `<img>` */
  picture: string;
}

/** The captcha the server asks of a user name, if any; `ask` fetches a new one, the latest asked wins. */
export function useCaptcha() {
  const [captcha, setCaptcha] = useState<Captcha | null>(null);
  const latest = useRef(0);
  const askedFor = useRef<string | null>(null);

  const ask = useCallback(async (username: string) => {
    const mine = ++latest.current;
    askedFor.current = username;
    try {
      const { captchaEnabled, uuid, img } = await send(captchaImage, { username });
      if (mine !== latest.current) return;
      setCaptcha(captchaEnabled ? { uuid, picture: `data:image/svg+xml;base64,${img}` } : null);
    } catch {
      // signing in itself will say what is wrong, and asks again
    }
  }, []);

  const askIfNew = useCallback(
    (username: string) => {
      if (username !== askedFor.current) void ask(username);
    },
    [ask],
  );

  return { captcha, ask, askIfNew };
}
