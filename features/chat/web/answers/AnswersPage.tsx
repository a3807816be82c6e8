import { Button } from 'antd';
import { useLanguage } from '../../../../platform/web/language/language.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { useConfirmRemoval } from '../../../../platform/web/widgets/dialog/useConfirmRemoval.tsx';
import { useRecordDrawer } from '../../../../platform/web/widgets/dialog/useRecordDrawer.ts';
import { EditRemove, RemoveChosen } from '../../../../platform/web/widgets/list/EditRemove.tsx';
import { ListPage } from '../../../../platform/web/widgets/list/ListPage.tsx';
import { PageHeader } from '../../../../platform/web/widgets/page/PageHeader.tsx';
import type { CannedAnswer } from '../../answer.ts';
import { listAnswers, removeAnswers } from '../../wire.ts';
import { useTexts } from '../texts.ts';
import { AnswerDrawer } from './AnswerDrawer.tsx';
import { inLanguage } from './inLanguage.ts';

export default function AnswersPage() {
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
            render: (answer) => inLanguage(answer, language).title,
          },
          {
            key: 'text',
            title: texts.text,
            minWidth: 240,
            render: (answer) => inLanguage(answer, language).text,
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
      {drawn && <AnswerDrawer key={drawn.turn} answer={drawn.record} isOpen={drawn.isOpen} onClose={close} />}
    </>
  );
}

function useRemoval() {
  const { answers: texts } = useTexts();
  const language = useLanguage();
  const confirm = useConfirmRemoval();
  const removing = useWrite(removeAnswers, { refreshes: [listAnswers], done: texts.removed });
  return (answers: readonly CannedAnswer[], done?: () => void) =>
    confirm(
      answers.map((answer) => inLanguage(answer, language).title),
      async () => {
        if (await removing.send({ ids: answers.map(({ answerId }) => answerId) })) done?.();
      },
    );
}
