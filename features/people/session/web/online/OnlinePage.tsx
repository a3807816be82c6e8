import { Button, Popconfirm } from 'antd';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { useCan } from '../../../../../platform/web/records/can.tsx';
import { RecordPage } from '../../../../../platform/web/records/RecordPage.tsx';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import type { OnlineSession } from '../../presence.ts';
import { forceLogout, onlineSessions } from '../../presenceWire.ts';
import { deviceName } from '../centre/deviceName.ts';
import { useCentreTexts } from '../texts.ts';

function Force({ session }: { session: OnlineSession }) {
  const { online: texts } = useCentreTexts();
  const ending = useWrite(forceLogout, { invalidates: [onlineSessions.list], done: texts.forced });
  if (session.isCurrent) return null;
  return (
    <Popconfirm
      title={texts.forceAsk({ name: session.userName })}
      onConfirm={() => void ending.send({ sessionId: session.sessionId })}
    >
      <Button type="link" danger size="small" loading={ending.isPending}>
        {texts.force}
      </Button>
    </Popconfirm>
  );
}

export default function OnlinePage() {
  const { online: texts, ...words } = useCentreTexts();
  const format = useFormat();
  const canForce = useCan(forceLogout);
  return (
    <RecordPage
      records={onlineSessions}
      title={texts.title}
      subtitle={texts.subtitle}
      sortedBy={{ key: 'lastSeenTime', isAsc: 'descending' }}
      emptyText={texts.empty}
      actions={canForce ? (session) => <Force session={session} /> : undefined}
      actionsWidth={110}
      filters={[
        { kind: 'text', name: 'userName', label: texts.user, placeholder: texts.userHint, width: 200 },
        { kind: 'text', name: 'ipaddr', label: words.address },
      ]}
      columns={[
        {
          key: 'userName',
          title: texts.user,
          width: 190,
          render: ({ userName, nickName, isCurrent }) => (
            <>
              {userName} ({nickName}) {isCurrent && <StatusTag tone="success" label={words.thisDevice} />}
            </>
          ),
        },
        { key: 'companyName', title: texts.company, minWidth: 160 },
        {
          key: 'device',
          title: words.device,
          width: 180,
          render: (row) => deviceName(row, words.unknownDevice),
        },
        { key: 'ipaddr', title: words.address, width: 130 },
        {
          key: 'loginTime',
          title: texts.loginTime,
          width: 140,
          render: ({ loginTime }) => <time title={format.zone}>{format.dateTime(loginTime)}</time>,
        },
        {
          key: 'lastSeenTime',
          title: texts.lastSeen,
          width: 140,
          render: ({ lastSeenTime }) => <time title={format.zone}>{format.dateTime(lastSeenTime)}</time>,
        },
      ]}
    />
  );
}
