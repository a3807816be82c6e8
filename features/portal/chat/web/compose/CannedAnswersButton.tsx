import SnippetsOutlined from '@ant-design/icons/SnippetsOutlined';
import { type InputRef, Popover } from 'antd';
import { useRef, useState } from 'react';
import type { Language } from '../../../../../platform/wire/language.ts';
import { IconButton } from '../IconButton.tsx';
import { useTexts } from '../texts.ts';
import { CannedAnswerPicker } from './CannedAnswerPicker.tsx';

interface CannedAnswersButtonProps {
  /** in which the customer writes; null: unknown */
  language: Language | null;
  onChoose: (text: string) => void;
}

export function CannedAnswersButton({ language, onChoose }: CannedAnswersButtonProps) {
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
      content={<CannedAnswerPicker language={language} field={field} onChoose={choose} onClose={close} />}
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
