import { Skeleton } from 'antd';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { accountSections } from '../../../../../platform/web/slots/accountSections.ts';
import { FillingTitle, OneFilling, useFillings } from '../../../../../platform/web/slots/Fillings.tsx';
import type { Filling } from '../../../../../platform/web/slots/slot.ts';
import { PageHeader } from '../../../../../platform/web/widgets/page/PageHeader.tsx';
import { PartTabs } from '../../../../../platform/web/widgets/page/PartTabs.tsx';
import { useCentreTexts } from '../texts.ts';

const SECTION = 'section';

/** Account centre: sections of all features, one shown at a time. */
export default function UserIndexPage() {
  const texts = useCentreTexts();
  const sections = useFillings(accountSections, {});
  const [params, setParams] = useSearchParams();
  const shown = sections.find(({ name }) => name === params.get(SECTION)) ?? sections[0];
  if (shown === undefined) return null;
  return (
    <>
      <PageHeader title={texts.title} />
      <PartTabs
        isBeside
        label={texts.sections}
        shown={shown.name}
        onShow={(name) => setParams({ [SECTION]: name })}
        parts={sections.map((filling) => ({
          key: filling.name,
          label: <Title filling={filling} />,
          content: <OneFilling filling={filling} props={{}} />,
        }))}
      />
    </>
  );
}

function Title({ filling }: { filling: Filling<object> }) {
  return (
    <Suspense fallback={<Skeleton.Button active size="small" />}>
      <FillingTitle filling={filling} props={{}} />
    </Suspense>
  );
}
