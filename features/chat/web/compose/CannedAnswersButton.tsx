import SnippetsOutlined from '@ant-design/icons/SnippetsOutlined';
import { type InputRef, Popover } from 'antd';
import { useRef, useState } from 'react';
import { IconButton } from '../IconButton.tsx';
import { useTexts } from '../texts.ts';
import { CannedAnswerPicker } from './CannedAnswerPicker.tsx';

export function CannedAnswersButton({ onChoose }: { onChoose: (text: string) => void }) {
  const texts = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<InputRef>(null);
  const [isOpen, setOpen] = useState(false);
  const choose = (text: string) => {
    setOpen(false);
    onChoose(text);
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <Popover
      trigger="click"
      placement="top"
      open={isOpen}
      onOpenChange={setOpen}
      afterOpenChange={(isShown) => isShown && field.current?.focus()}
      content={<CannedAnswerPicker field={field} onChoose={choose} onClose={close} />}
      destroyOnHidden
    >
      <IconButton
        ref={button}
        icon={<SnippetsOutlined />}
        label={texts.canned}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
      />
    </Popover>
  );
}
