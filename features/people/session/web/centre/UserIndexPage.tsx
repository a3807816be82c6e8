import { Select, Skeleton } from 'antd';
import { Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ACCOUNT_GROUPS, accountGroupOf, accountSections } from '../../../../../platform/web/slots/accountSections.ts';
import { FillingTitle, OneFilling, useFillings } from '../../../../../platform/web/slots/Fillings.tsx';
import type { Filling } from '../../../../../platform/web/slots/slot.ts';
import { PageHeader } from '../../../../../platform/web/widgets/page/PageHeader.tsx';
import { PagePart } from '../../../../../platform/web/widgets/page/titleLine.tsx';
import { MENU_BREAKPOINT, useNarrow } from '../../../../../platform/web/widgets/screen/useNarrow.ts';
import { useCentreTexts } from '../texts.ts';
import styles from './centre.module.css';

const SECTION = 'section';

type Section = Filling<object>;
interface ChoiceProps {
  sections: readonly Section[];
  shown: Section;
}

/** Account centre: sections of all features in groups, one shown at a time. */
export default function UserIndexPage() {
  const texts = useCentreTexts();
  const sections = useFillings(accountSections, {});
  const [params] = useSearchParams();
  const isNarrow = useNarrow(MENU_BREAKPOINT);
  const shown = sections.find(({ name }) => name === params.get(SECTION)) ?? sections[0];
  if (shown === undefined) return null;
  const Choice = isNarrow ? SectionSelect : SectionLinks;
  return (
    <>
      <PageHeader title={texts.title} />
      <div className={styles.sections}>
        <Choice sections={sections} shown={shown} />
        <div className={styles.section}>
          <Suspense fallback={<Skeleton active />}>
            <PagePart>
              <OneFilling filling={shown} props={{}} />
            </PagePart>
          </Suspense>
        </div>
      </div>
    </>
  );
}

const groupsOf = (sections: readonly Section[]) =>
  ACCOUNT_GROUPS.map(({ name }) => ({
    name,
    own: sections.filter(({ order }) => accountGroupOf(order) === name),
  })).filter(({ own }) => own.length > 0);

function SectionLinks({ sections, shown }: ChoiceProps) {
  const texts = useCentreTexts();
  return (
    <nav className={styles.groups} aria-label={texts.sections}>
      {groupsOf(sections).map(({ name, own }) => (
        <div key={name}>
          <h2>{texts.groups[name]}</h2>
          <ul>
            {own.map((section) => (
              <li key={section.name}>
                <Link to={`?${SECTION}=${section.name}`} aria-current={section === shown ? 'page' : undefined}>
                  <Title filling={section} />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** On a phone: a choice above the section. */
function SectionSelect({ sections, shown }: ChoiceProps) {
  const texts = useCentreTexts();
  const [, setParams] = useSearchParams();
  return (
    <Select
      aria-label={texts.sections}
      size="large"
      value={shown.name}
      onChange={(name) => setParams({ [SECTION]: name })}
      options={groupsOf(sections).map(({ name, own }) => ({
        label: texts.groups[name],
        options: own.map((section) => ({ value: section.name, label: <Title filling={section} /> })),
      }))}
    />
  );
}

function Title({ filling }: { filling: Section }) {
  return (
    <Suspense fallback={<Skeleton.Button active size="small" />}>
      <FillingTitle filling={filling} props={{}} />
    </Suspense>
  );
}
