import TranslationOutlined from '@ant-design/icons/TranslationOutlined';
import { Button, Dropdown } from 'antd';
import { setLanguage, useLanguage } from '../../../platform/web/language/language.ts';
import { usePlatformTexts } from '../../../platform/web/texts/platformTexts.ts';
import { LANGUAGES } from '../../../platform/wire/language.ts';

/** The languages, each in its own words. */
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
      <Button
        type="text"
        icon={<TranslationOutlined />}
        aria-haspopup="menu"
        aria-label={`${words.label}: ${words[language]}`}
      >
        {words[language]}
      </Button>
    </Dropdown>
  );
}
