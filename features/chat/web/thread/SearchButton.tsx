import SearchOutlined from '@ant-design/icons/SearchOutlined';
import type { Ref } from 'react';
import { IconButton } from '../IconButton.tsx';
import { useTexts } from '../texts.ts';

export function SearchButton(props: { ref: Ref<HTMLButtonElement>; isOpen: boolean; onToggle: () => void }) {
  const texts = useTexts();
  return (
    <IconButton
      ref={props.ref}
      icon={<SearchOutlined />}
      label={texts.search}
      aria-expanded={props.isOpen}
      onClick={props.onToggle}
    />
  );
}
