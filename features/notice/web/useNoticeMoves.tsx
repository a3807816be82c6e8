import { Modal } from 'antd';
import { useWrite } from '../../../platform/web/query/useWrite.ts';
import '../../../platform/web/widgets/dialog/questions.tsx';
import { usePlatformTexts } from '../../../platform/web/texts/platformTexts.ts';
import type { KeptAudience } from '../audience.ts';
import { publishNotice, withdrawNotice } from '../wire.ts';
import { audienceWords } from './audienceWords.ts';
import { OUTDATED } from './outdated.ts';
import { useTexts } from './texts.ts';

type Moved = { id: number; title: string } & KeptAudience;

/** Publish and withdraw with confirmation. */
export function useNoticeMoves() {
  const { page } = useTexts();
  const { action, confirm } = usePlatformTexts();
  const publishing = useWrite(publishNotice, { refreshes: OUTDATED, done: page.published });
  const withdrawing = useWrite(withdrawNotice, { refreshes: OUTDATED, done: page.withdrawn });
  const ask = (question: string, okText: string, move: () => Promise<unknown>) =>
    Modal.confirm({ title: confirm.title, content: question, okText, cancelText: action.cancel, onOk: move });
  return {
    publish: ({ id, title, ...audience }: Moved) =>
      ask(page.publishAsk({ title, audience: audienceWords(page, audience) }), page.publish, () =>
        publishing.send({ id }),
      ),
    withdraw: ({ id, title }: Moved) =>
      ask(page.withdrawAsk({ title }), page.withdraw, () => withdrawing.send({ id })),
  };
}
