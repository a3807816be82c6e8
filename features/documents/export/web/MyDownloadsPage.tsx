import { PageHeader } from '../../../../platform/web/widgets/page/PageHeader.tsx';
import { Downloads } from './downloads/Downloads.tsx';
import { useTexts } from './texts.ts';

/** Downloads as a page (portal 2.5: my downloads). */
export default function MyDownloadsPage() {
  const { page: texts } = useTexts();
  return (
    <>
      <PageHeader title={texts.pageTitle} subtitle={texts.subtitle} />
      <Downloads />
    </>
  );
}
