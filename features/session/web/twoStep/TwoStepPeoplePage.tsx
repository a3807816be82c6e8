import { Button } from 'antd';
import { useState } from 'react';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { useCan } from '../../../../platform/web/records/can.tsx';
import { RecordPage } from '../../../../platform/web/records/RecordPage.tsx';
import { ReasonDialog } from '../../../../platform/web/widgets/dialog/ReasonDialog.tsx';
import { resetTwoStep, type TwoStepPerson, twoStepPeople } from '../../twoStepWire.ts';
import { useTwoStepTexts } from '../texts.ts';

function Reset({ person }: { person: TwoStepPerson }) {
  const { people: texts } = useTwoStepTexts();
  const [isOpen, setOpen] = useState(false);
  const resetting = useWrite(resetTwoStep, { invalidates: [twoStepPeople.list], done: texts.resetDone });
  const reset = async (reason: string) => {
    const isDone = (await resetting.send({ twoStepId: person.twoStepId, reason })) !== undefined;
    if (isDone) setOpen(false);
    return isDone;
  };
  return (
    <>
      <Button type="link" danger size="small" onClick={() => setOpen(true)}>
        {texts.reset}
      </Button>
      <ReasonDialog
        open={isOpen}
        title={texts.resetTitle({ name: person.userName })}
        confirmLabel={texts.reset}
        isDangerous
        maxLength={200}
        onConfirm={reset}
        onClose={() => setOpen(false)}
      >
        {texts.resetNote}
      </ReasonDialog>
    </>
  );
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
          render: ({ sinceTime }) =>
            sinceTime && <time title={format.zone}>{format.dateTime(sinceTime)}</time>,
        },
        { key: 'recoveryCodesLeft', title: texts.codesLeft, width: 180 },
      ]}
    />
  );
}
