import { useEffect, useState } from 'react';
import { useLanguage } from '../../../../../platform/web/language/language.ts';
import { send } from '../../../../../platform/web/request/send.ts';
import { useToken } from '../../../../../platform/web/request/token.ts';
import type { PayloadOf } from '../../../../../platform/wire/call.ts';
import { getInfo, type UserInfo } from '../../../session/wire.ts';
import { readInvitation } from '../../wire.ts';

type Shown = PayloadOf<typeof readInvitation>;

type Loaded = { state: 'loading' } | { state: 'failed' } | { state: 'known'; invitation: Shown; user: UserInfo | null };

const ABSENT: Shown = {
  status: 'absent',
  companyFullName: '',
  invitedBy: '',
  realUsername: '',
  way: 'link',
  receiver: '',
  expireTime: '',
};

/** The invitation behind a link, and who is signed in. */
export function useInvitation(token: string): Loaded {
  const session = useToken();
  const language = useLanguage();
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: texts of the server follow the language
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const [invitation, user] = await Promise.all([
        token === '' ? ABSENT : send(readInvitation, { token }),
        session === null ? null : send(getInfo, {}).catch(() => null),
      ]);
      if (isCurrent) setLoaded({ state: 'known', invitation, user });
    };
    load().catch(() => isCurrent && setLoaded({ state: 'failed' }));
    return () => {
      isCurrent = false;
    };
  }, [token, session, language]);

  return loaded;
}
