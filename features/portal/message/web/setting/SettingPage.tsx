import { PageHeader } from '../../../../../platform/web/widgets/page/PageHeader.tsx';
import { CENTRE_PATH } from '../paths.ts';
import { useTexts } from '../texts.ts';
import { SettingSection } from './SettingSection.tsx';

export default function SettingPage() {
  const { setting: texts } = useTexts();
  return (
    <>
      <PageHeader title={texts.title} back={CENTRE_PATH} />
      <SettingSection />
    </>
  );
}
