import { ActionButtons } from '../../../../../platform/web/actions/ActionButtons.tsx';
import { reasonAction } from '../../../../../platform/web/actions/action.ts';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useCan } from '../../../../../platform/web/records/can.tsx';
import { RecordPage } from '../../../../../platform/web/records/RecordPage.tsx';
import { resetTwoStep, type TwoStepPerson, twoStepPeople } from '../../twoStepWire.ts';
import { useTwoStepTexts } from '../texts.ts';

function Reset({ person: { twoStepId, userName: name } }: { person: TwoStepPerson }) {
  const { people: texts } = useTwoStepTexts();
  const reset = reasonAction(resetTwoStep, (reason) => ({ twoStepId, reason }), {
    label: texts.reset,
    title: texts.resetTitle({ name }),
    text: texts.resetNote,
    maxLength: 200,
    done: texts.resetDone,
    isDangerous: true,
  });
  return <ActionButtons actions={[reset]} invalidates={[twoStepPeople.list]} />;
}

/** People who use two-step sign-in, for those who help them when everything is lost. */
export default function TwoStepPeoplePage() {
  const { people: texts } = useTwoStepTexts();
  const format = useFormat();
  const canReset = useCan(resetTwoStep);
  return (
    <RecordPage
      records={twoStepPeople}
      title={texts.title}
      subtitle={texts.subtitle}
      sortedBy={{ key: 'sinceTime', isAsc: 'descending' }}
      emptyText={texts.empty}
      actions={canReset ? (person) => <Reset person={person} /> : undefined}
      actionsWidth={110}
      filters={[{ kind: 'text', name: 'userName', label: texts.user, width: 200 }]}
      columns={[
        { key: 'userName', title: texts.user, width: 180 },
        { key: 'nickName', title: texts.name, width: 140 },
        { key: 'companyName', title: texts.company, minWidth: 160 },
        {
          key: 'sinceTime',
          title: texts.since,
          width: 160,
          render: ({ sinceTime }) => sinceTime && <time title={format.zone}>{format.dateTime(sinceTime)}</time>,
        },
        { key: 'recoveryCodesLeft', title: texts.codesLeft, width: 180 },
      ]}
    />
  );
}
