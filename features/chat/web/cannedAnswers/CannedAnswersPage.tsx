import { Button } from 'antd';
import { useLanguage } from '../../../../platform/web/language/language.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { useConfirmRemoval } from '../../../../platform/web/widgets/dialog/useConfirmRemoval.tsx';
import { useRecordDrawer } from '../../../../platform/web/widgets/dialog/useRecordDrawer.ts';
import { EditRemove, RemoveChosen } from '../../../../platform/web/widgets/list/EditRemove.tsx';
import { ListPage } from '../../../../platform/web/widgets/list/ListPage.tsx';
import { PageHeader } from '../../../../platform/web/widgets/page/PageHeader.tsx';
import type { CannedAnswer } from '../../cannedAnswer.ts';
import { listAnswers, removeAnswers } from '../../wire.ts';
import { useTexts } from '../texts.ts';
import { CannedAnswerDrawer } from './CannedAnswerDrawer.tsx';
import { cannedAnswerIn } from './cannedAnswerIn.ts';

export default function CannedAnswersPage() {
  const { answers: texts } = useTexts();
  const language = useLanguage();
  const { drawn, open, close } = useRecordDrawer<CannedAnswer>();
  const remove = useRemoval();
  return (
    <>
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      <ListPage
        call={listAnswers}
        rowKey="answerId"
        label={texts.title}
        emptyText={texts.empty}
        columns={[
          {
            key: 'name',
            title: texts.name,
            width: 240,
            render: (answer) => cannedAnswerIn(answer, language).title,
          },
          {
            key: 'text',
            title: texts.text,
            minWidth: 240,
            render: (answer) => cannedAnswerIn(answer, language).text,
          },
        ]}
        toolbar={
          <Button type="primary" onClick={() => open(null)}>
            {texts.add}
          </Button>
        }
        selection={{
          bulkActions: (rows, done) => (
            <RemoveChosen count={rows.length} onRemove={() => remove(rows, done)} />
          ),
        }}
        actionsWidth={160}
        actions={(answer) => <EditRemove onEdit={() => open(answer)} onRemove={() => remove([answer])} />}
      />
      {drawn && (
        <CannedAnswerDrawer
          key={drawn.openCount}
          answer={drawn.record}
          isOpen={drawn.isOpen}
          onClose={close}
        />
      )}
    </>
  );
}

function useRemoval() {
  const { answers: texts } = useTexts();
  const language = useLanguage();
  const confirm = useConfirmRemoval();
  const removing = useWrite(removeAnswers, { invalidates: [listAnswers], done: texts.removed });
  return (answers: readonly CannedAnswer[], done?: () => void) =>
    confirm(
      answers.map((answer) => cannedAnswerIn(answer, language).title),
      async () => {
        if (await removing.send({ ids: answers.map(({ answerId }) => answerId) })) done?.();
      },
    );
}
