import { Button, Popconfirm } from 'antd';
import { useState } from 'react';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { ReasonDialog } from '../../../../platform/web/widgets/dialog/ReasonDialog.tsx';
import { ListPage } from '../../../../platform/web/widgets/list/ListPage.tsx';
import { StatusTag } from '../../../../platform/web/widgets/status/StatusTag.tsx';
import { empAudit, type JoinRequest, queryJoinRequests } from '../../wire.ts';
import { useJoinTexts } from '../texts.ts';
import styles from './bind.module.css';

const TONES = { pending: 'warning', agreed: 'success', declined: 'neutral', withdrawn: 'neutral' } as const;

/** People who ask to join the own company; the main account decides. */
export function JoinRequests() {
  const texts = useJoinTexts();
  const format = useFormat();
  return (
    <>
      <p className={styles.hint}>{texts.requestsHint}</p>
      <ListPage
        call={queryJoinRequests}
        rowKey="joinId"
        label={texts.requests}
        emptyText={texts.empty}
        actionsWidth={160}
        actions={(request) => (request.status === 'pending' ? <Decision request={request} /> : null)}
        columns={[
          { key: 'personName', title: texts.person, minWidth: 120 },
          { key: 'contact', title: texts.contact, width: 200 },
          { key: 'remark', title: texts.note, minWidth: 120 },
          {
            key: 'addTime',
            title: texts.time,
            width: 152,
            render: ({ addTime }) => <time title={format.zone}>{format.dateTime(addTime)}</time>,
          },
          {
            key: 'status',
            title: texts.status,
            width: 112,
            inCardCorner: true,
            render: ({ status }) => <StatusTag tone={TONES[status]} label={texts.statuses[status]} />,
          },
        ]}
      />
    </>
  );
}

function Decision({ request: { joinId, personName } }: { request: JoinRequest }) {
  const texts = useJoinTexts();
  const [isDeclining, setDeclining] = useState(false);
  const invalidates = [queryJoinRequests];
  const agreeing = useWrite(empAudit, { invalidates, done: texts.agreed });
  const declining = useWrite(empAudit, { invalidates, done: texts.done });
  return (
    <>
      <Popconfirm
        title={texts.agreeTitle({ person: personName })}
        okText={texts.agree}
        onConfirm={() => agreeing.send({ joinId, agree: '1' })}
      >
        <Button type="link" size="small" loading={agreeing.isPending}>
          {texts.agree}
        </Button>
      </Popconfirm>
      <Button type="link" size="small" onClick={() => setDeclining(true)}>
        {texts.decline}
      </Button>
      <ReasonDialog
        open={isDeclining}
        title={texts.declineTitle({ person: personName })}
        confirmLabel={texts.decline}
        maxLength={200}
        onConfirm={async (reason) => {
          const isDone = (await declining.send({ joinId, agree: '0', reason })) !== undefined;
          if (isDone) setDeclining(false);
          return isDone;
        }}
        onClose={() => setDeclining(false)}
      />
    </>
  );
}
