import SnippetsOutlined from '@ant-design/icons/SnippetsOutlined';
import { Alert, Button, Input, Modal } from 'antd';
import { useState } from 'react';
import { usePlatformTexts } from '../../../../../platform/web/texts/platformTexts.ts';
import { useTexts } from '../texts.ts';
import { parseRequestLines, type RequestLines } from './requestLines.ts';

/** Takes several lines of types and counts at once, from a mail or a spreadsheet. */
export function PasteLines({ onLines }: { onLines: (lines: RequestLines['lines']) => void }) {
  const texts = useTexts().form;
  const { action } = usePlatformTexts();
  const [text, setText] = useState<string | null>(null);
  const { lines, unread } = parseRequestLines(text ?? '');
  const close = () => setText(null);
  return (
    <>
      <Button type="text" icon={<SnippetsOutlined />} onClick={() => setText('')}>
        {texts.pasteLines}
      </Button>
      <Modal
        open={text !== null}
        title={texts.pasteLines}
        okText={texts.pasteTake({ count: lines.length })}
        okButtonProps={{ disabled: lines.length === 0 }}
        cancelText={action.cancel}
        width={480}
        onOk={() => {
          onLines(lines);
          close();
        }}
        onCancel={close}
      >
        <Input.TextArea
          autoFocus
          rows={6}
          maxLength={2000}
          value={text ?? ''}
          aria-label={texts.pasteLines}
          placeholder={texts.pasteHint}
          onChange={(event) => setText(event.target.value)}
        />
        {unread.length > 0 && (
          <Alert type="warning" showIcon title={texts.pasteUnread({ lines: unread.join(' · ') })} />
        )}
      </Modal>
    </>
  );
}
