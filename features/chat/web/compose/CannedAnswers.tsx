import SnippetsOutlined from '@ant-design/icons/SnippetsOutlined';
import { type InputRef, Popover } from 'antd';
import { useRef, useState } from 'react';
import { IconButton } from '../IconButton.tsx';
import { useTexts } from '../texts.ts';
import { AnswerChoice } from './AnswerChoice.tsx';

export function CannedAnswers({ onChoose }: { onChoose: (words: string) => void }) {
  const texts = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<InputRef>(null);
  const [isOpen, setOpen] = useState(false);
  const choose = (words: string) => {
    setOpen(false);
    onChoose(words);
  };
  const letBe = () => {
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
      content={<AnswerChoice field={field} onChoose={choose} onLetBe={letBe} />}
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
