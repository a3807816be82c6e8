import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import { Button, Dropdown } from 'antd';
import { useDownload } from '../../../../platform/web/query/download.ts';
import { LANGUAGES } from '../../../../platform/wire/language.ts';
import { downloadLetter, type Trustee } from '../../wire.ts';
import { useSectionTexts } from '../texts.ts';

/** Letter of attorney to sign: empty in a chosen language, or filled in for a trustee. */
export function LetterButton({ trustee }: { trustee?: Trustee }) {
  const texts = useSectionTexts();
  const { download, isPending } = useDownload(downloadLetter);
  if (trustee !== undefined)
    return (
      <Button
        type="link"
        size="small"
        disabled={isPending}
        aria-label={texts.letterOf({ name: trustee.authorizedName })}
        onClick={() => void download({ authorizedId: trustee.id })}
      >
        {texts.download}
      </Button>
    );
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
