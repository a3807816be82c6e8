import { Skeleton, Tabs } from 'antd';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { accountSections } from '../../../../platform/web/slots/accountSections.ts';
import { FillingTitle, OneFilling, useFillings } from '../../../../platform/web/slots/Fillings.tsx';
import { PageHeader } from '../../../../platform/web/widgets/page/PageHeader.tsx';
import { useCentreTexts } from '../texts.ts';

const SECTION = 'section';

/** Account centre: sections of all features, one shown at a time. */
export default function UserIndexPage() {
  const texts = useCentreTexts();
  const sections = useFillings(accountSections, {});
  const [params, setParams] = useSearchParams();
  const shown = sections.find(({ name }) => name === params.get(SECTION)) ?? sections[0];
  return (
    <>
      <PageHeader title={texts.title} />
      <Tabs
        activeKey={shown?.name ?? ''}
        onChange={(name) => setParams({ [SECTION]: name })}
        destroyOnHidden
        items={sections.map((filling) => ({
          key: filling.name,
          label: (
            <Suspense fallback={<Skeleton.Button size="small" />}>
              <FillingTitle filling={filling} props={{}} />
            </Suspense>
          ),
          children: (
            <Suspense fallback={<Skeleton active />}>
              <OneFilling filling={filling} props={{}} />
            </Suspense>
          ),
        }))}
      />
    </>
  );
}
