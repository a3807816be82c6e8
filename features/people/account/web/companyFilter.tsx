import type { ListFilter } from '../../../../platform/web/widgets/list/listProps.ts';
import { CompanyPicker } from './CompanyPicker.tsx';

const WIDTH = 240;

/** Filter of a list by company; the input takes a number or a part of a name. */
export const companyFilter = <const Name extends string>(name: Name, label: string): ListFilter<Name> => ({
  kind: 'custom',
  names: [name],
  label,
  width: WIDTH,
  render: ({ id, values, choose }) => (
    <CompanyPicker id={id} value={values[name] ?? ''} onChange={(companyNo) => choose({ [name]: companyNo })} />
  ),
});
