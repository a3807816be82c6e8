import { useRead } from '../../../../platform/web/query/useRead.ts';
import { send } from '../../../../platform/web/request/send.ts';
import { SearchSelect } from '../../../../platform/web/widgets/fields/SearchSelect.tsx';
import type { PayloadOf } from '../../../../platform/wire/call.ts';
import { searchCompanies } from '../wire.ts';

type Company = PayloadOf<typeof searchCompanies>[number];

const choiceOf = ({ companyNo, fullName }: Company) => ({
  value: companyNo,
  label: `${companyNo} ${fullName}`,
});

async function companies(keyword: string, signal: AbortSignal) {
  return (await send(searchCompanies, { keyword }, { signal })).map(choiceOf);
}

interface CompanyPickerProps {
  id?: string;
  placeholder?: string;
  'aria-label'?: string;
  /** company number; '': none */
  value?: string;
  onChange?: (companyNo: string) => void;
}

/** Chooses a company by a part of its name or number, typed and searched on the server. */
export function CompanyPicker({ value = '', onChange, ...field }: CompanyPickerProps) {
  const { data } = useRead(searchCompanies, { keyword: value }, { enabled: value !== '', keepPrevious: true });
  const chosen = data?.find(({ companyNo }) => companyNo === value);
  return (
    <SearchSelect
      {...field}
      choices={companies}
      chosen={chosen && choiceOf(chosen)}
      value={value || null}
      onChange={(companyNo) => onChange?.(String(companyNo ?? ''))}
    />
  );
}
