import { Modal } from 'antd';
import type { ReactNode } from 'react';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { SheetImport } from '../../../../../platform/web/widgets/import/SheetImport.tsx';
import { followTrain, listEvents, type ParsedEvent, parseEvents, saveEvents } from '../../wire.ts';
import { useOperatorTexts } from '../texts.ts';
import styles from './operator.module.css';

interface Props {
  isOpen: boolean;
  trainInfoId: number;
  template: ReactNode;
  onClose: () => void;
}

export function ImportDialog({ isOpen, trainInfoId, template, onClose }: Props) {
  const texts = useOperatorTexts();
  const parse = useWrite(parseEvents);
  const save = useWrite(saveEvents, { invalidates: [followTrain, listEvents], done: texts.recorded });

  const record = async (rows: ParsedEvent[]) => {
    const events = rows.flatMap((row) => row.event ?? []);
    const isDone = (await save.send({ trainInfoId, events })) !== undefined;
    if (isDone) onClose();
    return isDone;
  };
  return (
    <Modal
      open={isOpen}
      destroyOnHidden
      title={texts.importTitle}
      footer={null}
      width={820}
      mask={{ closable: false }}
      onCancel={onClose}
    >
      <p className={styles.hint}>{texts.importHint}</p>
      <SheetImport<ParsedEvent>
        parse={(file) => parse.send({ trainInfoId }, file)}
        columns={[{ key: 'text', title: texts.row, render: (row) => row.text }]}
        onImport={record}
        maxBytes={parseEvents.upload?.maxBytes ?? 0}
        template={template}
      />
    </Modal>
  );
}
