import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { Button } from 'antd';
import { useTexts } from '../texts.ts';

/** Opens the search within a conversation. */
export function SearchButton({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  const texts = useTexts();
  return (
    <Button
      type="text"
      size="small"
      icon={<SearchOutlined />}
      aria-label={texts.search}
      title={texts.search}
      aria-pressed={isOpen}
      onClick={onToggle}
    />
  );
}
