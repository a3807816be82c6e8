import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import { Button, Dropdown } from 'antd';
import { useDownload } from '../../../../platform/web/query/download.ts';
import { LANGUAGES } from '../../../../platform/wire/language.ts';
import { downloadLetter } from '../../wire.ts';
import { useSectionTexts } from '../texts.ts';

/** Empty letter of attorney to sign, in a chosen language. */
export function LetterButton() {
  const texts = useSectionTexts();
  const { download, isPending } = useDownload(downloadLetter);
  const items = [
    { key: 'company', label: texts.inCompanyLanguage, onClick: () => void download({}) },
    ...LANGUAGES.map((language) => ({
      key: language,
      label: texts.inLanguage[language],
      onClick: () => void download({ language }),
    })),
  ];
  return (
    <Dropdown menu={{ items }} trigger={['click']}>
      <Button icon={<DownloadOutlined />} loading={isPending}>
        {texts.template}
      </Button>
    </Dropdown>
  );
}
