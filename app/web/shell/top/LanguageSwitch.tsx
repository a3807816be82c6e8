import TranslationOutlined from '@ant-design/icons/TranslationOutlined';
import { Dropdown } from 'antd';
import { setLanguage, useLanguage } from '../../../../platform/web/language/language.ts';
import { usePlatformTexts } from '../../../../platform/web/texts/platformTexts.ts';
import { LANGUAGES } from '../../../../platform/wire/language.ts';
import styles from './top.module.css';

export function LanguageSwitch() {
  const language = useLanguage();
  const { language: words } = usePlatformTexts();
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{
        selectable: true,
        selectedKeys: [language],
        items: LANGUAGES.map((one) => ({
          key: one,
          label: <span lang={one}>{words[one]}</span>,
          onClick: () => void setLanguage(one),
        })),
      }}
    >
      <button
        type="button"
        className={styles.tool}
        aria-haspopup="menu"
        aria-label={`${words.label}: ${words[language]}`}
        title={`${words.label}: ${words[language]}`}
      >
        <TranslationOutlined />
      </button>
    </Dropdown>
  );
}
