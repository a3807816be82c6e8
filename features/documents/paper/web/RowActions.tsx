import { Button, Modal } from 'antd';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { Can } from '../../../../platform/web/records/can.tsx';
import { RECOGNIZE_STATE } from '../states.ts';
import { type PaperRow, papers, readAgain, removePapers, stopReading } from '../wire.ts';
import { usePageTexts } from './texts.ts';

/** What can be done with a paper in its state. */
export function RowActions({ paper, onCheck }: { paper: PaperRow; onCheck: () => void }) {
  const texts = usePageTexts();
  const [modal, holder] = Modal.useModal();
  const stopping = useWrite(stopReading, { invalidates: [papers.list], done: texts.stopped });
  const again = useWrite(readAgain, { invalidates: [papers.list], done: texts.againDone });
  const removing = useWrite(removePapers, { invalidates: [papers.list], done: texts.removed });
  const { id, recognizeState: state, fileName } = paper;
  const isRead = state === RECOGNIZE_STATE.read || state === RECOGNIZE_STATE.checked;
  const confirmRemoval = () =>
    void modal.confirm({
      title: texts.removeTitle({ name: fileName }),
      content: texts.removeText,
      okText: texts.remove,
      okButtonProps: { danger: true },
      onOk: () => removing.send({ id: [id] }),
    });
  return (
    <>
      {holder}
      {state !== RECOGNIZE_STATE.reading && (
        <Button type="link" size="small" onClick={onCheck}>
          {isRead ? texts.check : texts.typeByHand}
        </Button>
      )}
      {state === RECOGNIZE_STATE.reading && (
        <Can call={stopReading}>
          <Button type="link" size="small" onClick={() => void stopping.send({ id: [id] })}>
            {texts.stop}
          </Button>
        </Can>
      )}
      {state === RECOGNIZE_STATE.failed && (
        <Can call={readAgain}>
          <Button type="link" size="small" onClick={() => void again.send({ id: [id] })}>
            {texts.again}
          </Button>
        </Can>
      )}
      <Can call={removePapers}>
        <Button type="link" size="small" danger onClick={confirmRemoval}>
          {texts.remove}
        </Button>
      </Can>
    </>
  );
}
