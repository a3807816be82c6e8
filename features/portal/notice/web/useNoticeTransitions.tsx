import { Modal } from 'antd';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import '../../../../platform/web/widgets/dialog/modalTheme.tsx';
import { usePlatformTexts } from '../../../../platform/web/texts/platformTexts.ts';
import type { StoredAudience } from '../audience.ts';
import { publishNotice, withdrawNotice } from '../wire.ts';
import { audienceLabel } from './audienceLabel.ts';
import { INVALIDATES } from './invalidates.ts';
import { useTexts } from './texts.ts';

type NoticeSummary = { id: number; title: string } & StoredAudience;

/** Publish and withdraw with confirmation. */
export function useNoticeTransitions() {
  const { page } = useTexts();
  const { action, confirm } = usePlatformTexts();
  const publishing = useWrite(publishNotice, { invalidates: INVALIDATES, done: page.published });
  const withdrawing = useWrite(withdrawNotice, { invalidates: INVALIDATES, done: page.withdrawn });
  const confirmTransition = (question: string, okText: string, move: () => Promise<unknown>) =>
    Modal.confirm({ title: confirm.title, content: question, okText, cancelText: action.cancel, onOk: move });
  return {
    publish: ({ id, title, ...audience }: NoticeSummary) =>
      confirmTransition(page.publishAsk({ title, audience: audienceLabel(page, audience) }), page.publish, () =>
        publishing.send({ id }),
      ),
    withdraw: ({ id, title }: NoticeSummary) =>
      confirmTransition(page.withdrawAsk({ title }), page.withdraw, () => withdrawing.send({ id })),
  };
}
