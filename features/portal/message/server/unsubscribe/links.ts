import type { Config } from '../../../../../platform/server/config.ts';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import { createMessageSigner } from '../../../../../platform/server/secrets/messageSigner.ts';
import { pathTo } from '../../../../../platform/wire/pathTo.ts';
import { findProfile } from '../../../../people/account/server/index.ts';
import { MSG_TYPES, type MsgType } from '../../msgTypes.ts';
import { unsubscribePage } from '../../pages.ts';
import { pageAt } from '../emailFooter.ts';

/** What one e-mail was sent for: the person, the address, and the types that its link turns off. */
interface Subscribed {
  accountId: number;
  email: string;
  msgTypes: readonly MsgType[];
}

/** Links by which the receiver of an e-mail turns such e-mails off without a session (RFC 8058). */
interface UnsubscribeLinks {
  /** undefined: the portal does not know its address */
  urlOf(subscribed: Subscribed): Promise<string | undefined>;
  /** null: signed for another person, address or type, or not by this portal */
  open(db: Db, token: string): Promise<Subscribed | null>;
}

interface Keys {
  db: Db;
  config: Pick<Config, 'publicUrl'> & Parameters<typeof createMessageSigner>[0]['config'];
}

/** account id, numbers of message types, signature */
const TOKEN = /^(\d{1,15})\.(\d(?:-\d)*)\.([0-9a-f]{64})$/;
const TYPE_SEPARATOR = '-';

const signedParts = ({ accountId, email, msgTypes }: Subscribed) => [
  String(accountId),
  email,
  MSG_TYPES.filter((type) => msgTypes.includes(type)).join(TYPE_SEPARATOR),
];

export function createUnsubscribeLinks({ db: keyStore, config }: Keys): UnsubscribeLinks {
  const signer = createMessageSigner({ db: keyStore, config }, 'ironsilk unsubscribe');
  return {
    async urlOf(subscribed) {
      if (config.publicUrl === undefined) return undefined;
      const [accountId, , types] = signedParts(subscribed);
      const token = `${accountId}.${types}.${await signer.sign(signedParts(subscribed))}`;
      return pageAt(config.publicUrl, `/custom${pathTo(unsubscribePage, { token })}`);
    },
    async open(db, token) {
      const [, accountId = '', types = '', signature = ''] = TOKEN.exec(token) ?? [];
      const profile = accountId === '' ? undefined : await findProfile(db, Number(accountId));
      if (profile === undefined) return null;
      const msgTypes = MSG_TYPES.filter((type) => types.split(TYPE_SEPARATOR).includes(type));
      const subscribed = { accountId: Number(accountId), email: profile.email, msgTypes };
      return (await signer.isSigned(signedParts(subscribed), signature)) ? subscribed : null;
    },
  };
}
