import { Descriptions } from 'antd';
import type { ReactNode } from 'react';
import { CARD_BREAKPOINT, useNarrow } from '../../../../platform/web/widgets/screen/useNarrow.ts';
import { type CompanyInfo, rawValueOf } from '../../companyData.ts';
import type { RegistrationField } from '../../registration.ts';
import { FIELDS } from '../form/fields.ts';
import { useFieldLabels } from '../useFieldLabels.ts';
import { isPictureField, useFieldText } from '../useFieldText.ts';
import { ContactEmail } from './ContactEmail.tsx';

type Company = CompanyInfo['company'];

/** In its own card, with states. */
const ELSEWHERE: readonly RegistrationField[] = ['companyScope', 'companyFullName'];
const EMAIL = 'trainTraceEmail';

export function CompanyFacts({ company, isMain }: { company: Company; isMain: boolean }) {
  const labels = useFieldLabels(company);
  const textOf = useFieldText();
  const shownValue = (field: RegistrationField): ReactNode => {
    const text = textOf(field, rawValueOf(company[field]));
    return field === EMAIL && text !== '' ? <ContactEmail email={text} isMain={isMain} /> : text;
  };
  const items = FIELDS[company.companyEntity]
    .filter((field) => !ELSEWHERE.includes(field) && !isPictureField(field))
    .filter((field) => !(field === 'legalCertType' && company.legalCertNo === ''))
    .map((field) => ({ key: field, label: labels[field], children: shownValue(field) }))
    .filter(({ children }) => children !== '');
  const layout = useNarrow(CARD_BREAKPOINT) ? 'vertical' : 'horizontal';
  return <Descriptions size="small" layout={layout} column={{ xs: 1, lg: 2 }} items={items} />;
}
