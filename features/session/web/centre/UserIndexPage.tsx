import { Select, Skeleton, Tabs } from 'antd';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { accountSections } from '../../../../platform/web/slots/accountSections.ts';
import { FillingTitle, OneFilling, useFillings } from '../../../../platform/web/slots/Fillings.tsx';
import type { Filling } from '../../../../platform/web/slots/slot.ts';
import { PageHeader } from '../../../../platform/web/widgets/page/PageHeader.tsx';
import { MENU_BREAKPOINT, useNarrow } from '../../../../platform/web/widgets/screen/useNarrow.ts';
import { useCentreTexts } from '../texts.ts';
import styles from './centre.module.css';

const SECTION = 'section';

interface SectionsProps {
  sections: readonly Filling<object>[];
  shown: Filling<object>;
  onShow: (name: string) => void;
}

/** Account centre: sections of all features, one shown at a time. */
export default function UserIndexPage() {
  const texts = useCentreTexts();
  const isNarrow = useNarrow(MENU_BREAKPOINT);
  const sections = useFillings(accountSections, {});
  const [params, setParams] = useSearchParams();
  const shown = sections.find(({ name }) => name === params.get(SECTION)) ?? sections[0];
  if (shown === undefined) return null;
  const Sections = isNarrow ? SelectedSection : SectionsBesideTheirNames;
  return (
    <>
      <PageHeader title={texts.title} />
      <Sections sections={sections} shown={shown} onShow={(name) => setParams({ [SECTION]: name })} />
    </>
  );
}

function SectionsBesideTheirNames({ sections, shown, onShow }: SectionsProps) {
  return (
    <Tabs
      tabPlacement="start"
      className={styles.tabs}
      activeKey={shown.name}
      onChange={onShow}
      destroyOnHidden
      items={sections.map((filling) => ({
        key: filling.name,
        label: <Title filling={filling} />,
        children: <Section filling={filling} />,
      }))}
    />
  );
}

/** Names of the sections do not fit a phone beside each other. */
function SelectedSection({ sections, shown, onShow }: SectionsProps) {
  const texts = useCentreTexts();
  return (
    <>
      <Select
        aria-label={texts.sections}
        className={styles.sectionSelect}
        size="large"
        value={shown.name}
        onChange={onShow}
        options={sections.map((filling) => ({ value: filling.name, label: <Title filling={filling} /> }))}
      />
      <Section filling={shown} />
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

function Section({ filling }: { filling: Filling<object> }) {
  return (
    <Suspense fallback={<Skeleton active />}>
      <OneFilling filling={filling} props={{}} />
    </Suspense>
  );
}
