import { Button, Input, Modal, Segmented, Select } from 'antd';
import { useState } from 'react';
import { useWrite } from '../../../../../../platform/web/query/useWrite.ts';
import { SheetImport } from '../../../../../../platform/web/widgets/import/SheetImport.tsx';
import { SheetPreview } from '../../../../../../platform/web/widgets/import/SheetPreview.tsx';
import type { SheetImportProps } from '../../../../../../platform/web/widgets/import/sheetProps.ts';
import type { SizeType } from '../../../../train/sizeTypes.ts';
import type { PoolLine } from '../../../numbers.ts';
import { addPoolContainers, checkPoolLines, parsePoolSheet, poolContainers } from '../../../poolWire.ts';
import { useTexts } from '../../texts.ts';
import { useOperatorTexts } from '../texts.ts';
import styles from './pool.module.css';

const MAX_BYTES = parsePoolSheet.upload?.maxBytes ?? 0;

interface Choice<Value> {
  value: Value;
  label: string;
}

interface Props {
  sizeTypes: readonly Choice<SizeType>[];
  stations: readonly Choice<number>[];
  onClose: () => void;
}

/** Adds containers from pasted lines or an .xlsx, each line with its errors before anything is saved. */
export function PoolImport({ sizeTypes, stations, onClose }: Props) {
  const texts = useOperatorTexts().pool;
  const { sizeType: names } = useTexts();
  const [way, setWay] = useState<'paste' | 'sheet'>('paste');
  const [defaults, setDefaults] = useState<{ sizeType?: SizeType; stationId?: number }>({});
  const parse = useWrite(parsePoolSheet);
  const add = useWrite(addPoolContainers, { invalidates: [poolContainers.list], done: texts.addedMany });

  const save = async (lines: PoolLine[]) => {
    const containers = lines.flatMap(({ containerNo, sizeType, stationId, remark }) =>
      sizeType === null || stationId === null ? [] : [{ containerNo, sizeType, stationId, remark }],
    );
    const isDone = (await add.send({ containers })) !== undefined;
    if (isDone) onClose();
    return isDone;
  };
  const preview: Pick<SheetImportProps<PoolLine>, 'columns' | 'onImport' | 'maxBytes' | 'parse'> = {
    parse: (file) => parse.send(defaults, file),
    columns: [
      { key: 'containerNo', title: texts.containerNo, render: ({ containerNo }) => containerNo },
      { key: 'sizeType', title: texts.sizeType, render: ({ sizeType }) => sizeType && names[sizeType] },
      { key: 'station', title: texts.station, render: ({ stationName }) => stationName },
      { key: 'remark', title: texts.remark, render: ({ remark }) => remark },
    ],
    onImport: save,
    maxBytes: MAX_BYTES,
  };
  return (
    <Modal open title={texts.importMany} footer={null} width={820} mask={{ closable: false }} onCancel={onClose}>
      <div className={styles.import}>
        <Segmented
          value={way}
          options={[
            { value: 'paste', label: texts.paste },
            { value: 'sheet', label: texts.sheet },
          ]}
          onChange={setWay}
        />
        <div className={styles.defaults}>
          <span className={styles.soft}>{texts.defaults}</span>
          <Select<SizeType>
            allowClear
            className={styles.choice}
            aria-label={texts.sizeType}
            placeholder={texts.sizeType}
            options={[...sizeTypes]}
            onChange={(sizeType: SizeType | undefined) =>
              setDefaults(({ stationId }) => ({
                ...(stationId ? { stationId } : {}),
                ...(sizeType ? { sizeType } : {}),
              }))
            }
          />
          <Select<number>
            allowClear
            className={styles.choice}
            aria-label={texts.station}
            placeholder={texts.station}
            showSearch={{ optionFilterProp: 'label' }}
            options={[...stations]}
            onChange={(stationId: number | undefined) =>
              setDefaults(({ sizeType }) => ({
                ...(sizeType ? { sizeType } : {}),
                ...(stationId ? { stationId } : {}),
              }))
            }
          />
        </div>
        {way === 'paste' ? (
          <PastedLines key={JSON.stringify(defaults)} defaults={defaults} preview={preview} />
        ) : (
          <>
            <p className={styles.soft}>{texts.sheetHint}</p>
            <SheetImport<PoolLine> key={JSON.stringify(defaults)} {...preview} />
          </>
        )}
      </div>
    </Modal>
  );
}

interface PastedProps {
  defaults: { sizeType?: SizeType; stationId?: number };
  preview: Pick<SheetImportProps<PoolLine>, 'columns' | 'onImport' | 'maxBytes' | 'parse'>;
}

function PastedLines({ defaults, preview }: PastedProps) {
  const texts = useOperatorTexts().pool;
  const [text, setText] = useState('');
  const [lines, setLines] = useState<PoolLine[] | null>(null);
  const check = useWrite(checkPoolLines);
  if (lines !== null && lines.length > 0)
    return (
      <SheetPreview
        {...preview}
        fileName={texts.pasteLabel}
        rows={lines}
        resetLabel={texts.changeLines}
        onReset={() => setLines(null)}
      />
    );
  return (
    <>
      <Input.TextArea
        rows={8}
        value={text}
        maxLength={100_000}
        aria-label={texts.pasteLabel}
        placeholder={texts.pasteExample}
        onChange={({ target }) => setText(target.value)}
      />
      {lines !== null && <p role="alert">{texts.noLines}</p>}
      <div className={styles.buttons}>
        <Button
          type="primary"
          disabled={text.trim() === ''}
          loading={check.isPending}
          onClick={async () => setLines((await check.send({ ...defaults, text })) ?? null)}
        >
          {texts.check}
        </Button>
      </div>
    </>
  );
}
