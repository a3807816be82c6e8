import { ActionButtons } from '../../../../../platform/web/actions/ActionButtons.tsx';
import { action, reasonAction } from '../../../../../platform/web/actions/action.ts';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { ListPage } from '../../../../../platform/web/widgets/list/ListPage.tsx';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
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

function Decision({ request: { joinId, personName: person } }: { request: JoinRequest }) {
  const texts = useJoinTexts();
  const actions = [
    action(
      empAudit,
      { joinId, agree: '1' },
      { label: texts.agree, title: texts.agreeTitle({ person }), done: texts.agreed },
    ),
    reasonAction(empAudit, (reason) => ({ joinId, agree: '0' as const, reason }), {
      label: texts.decline,
      title: texts.declineTitle({ person }),
      maxLength: 200,
      done: texts.done,
    }),
  ];
  return <ActionButtons actions={actions} invalidates={[queryJoinRequests]} />;
}
