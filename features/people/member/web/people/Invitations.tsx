import { Button, Popconfirm } from 'antd';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { showToast } from '../../../../../platform/web/toast/toast.ts';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import { MAX_PAGE_SIZE } from '../../../../../platform/wire/paging.ts';
import { type Invitation, queryInvitations, resendInvitation, revokeInvitation } from '../../wire.ts';
import { usePeopleTexts } from '../texts.ts';
import styles from './people.module.css';
import { RightTags } from './RightTags.tsx';

/** Invitations that wait or ran out; nothing where there are none. */
export function Invitations({ onLink }: { onLink: (token: string) => void }) {
  const texts = usePeopleTexts();
  const { data } = useRead(queryInvitations, { pageSize: MAX_PAGE_SIZE });
  if (data === undefined || data.total === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="open-invitations">
      <h2 id="open-invitations">{texts.invitations}</h2>
      <ul className={styles.list}>
        {data.rows.map((invitation) => (
          <OpenInvitation key={invitation.invitationId} invitation={invitation} onLink={onLink} />
        ))}
      </ul>
    </section>
  );
}

interface OpenInvitationProps {
  invitation: Invitation;
  onLink: (token: string) => void;
}

function OpenInvitation({ invitation, onLink }: OpenInvitationProps) {
  const texts = usePeopleTexts();
  const format = useFormat();
  const invalidates = [queryInvitations];
  const resending = useWrite(resendInvitation, { invalidates });
  const revoking = useWrite(revokeInvitation, { invalidates, done: texts.revoked });
  const { invitationId, way, receiver, realUsername, rights, status } = invitation;
  const resend = async () => {
    const sent = await resending.send({ invitationId });
    if (sent?.token) onLink(sent.token);
    else if (sent) showToast('success', texts.resent);
  };
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <strong>{realUsername || receiver || texts.byLink}</strong>{' '}
        <StatusTag
          tone={status === 'open' ? 'info' : 'warning'}
          label={status === 'open' ? texts.open : texts.expired}
        />
        <div className={styles.soft}>
          {way !== 'link' && realUsername !== '' && `${receiver} · `}
          {texts.until({ when: format.dateTime(invitation.expireTime) })} ·{' '}
          {texts.invitedBy({ name: invitation.invitedBy })}
        </div>
        <RightTags rights={rights} isMain={false} />
      </div>
      <div>
        <Button type="link" size="small" loading={resending.isPending} onClick={() => void resend()}>
          {texts.resend}
        </Button>
        <Popconfirm title={texts.revokeAsk} onConfirm={() => revoking.send({ invitationId })}>
          <Button type="link" size="small" danger>
            {texts.revoke}
          </Button>
        </Popconfirm>
      </div>
    </li>
  );
}
