import type { Language } from '../../../platform/wire/language.ts';
import type { Contact } from '../wire.ts';
import type { BuiltInKey } from './builtIn.ts';

const OVERSEAS = 10;

/** How the platform is reached, in a language; companies overseas get a number that can be dialled from there. */
export async function contactFor(
  { companyType, language }: { companyType: number | null; language: Language },
  read: (key: BuiltInKey) => Promise<string>,
): Promise<Contact> {
  const whence = companyType === OVERSEAS ? 'Overseas' : '';
  const [phone, email, serviceCode, hours, address] = await Promise.all([
    read(`contact.phone${whence}`),
    read(`contact.email${whence}`),
    read(`contact.serviceCode${whence}`),
    read(`contact.hours.${language}`),
    read(`contact.address.${language}`),
  ]);
  return { phone, email, serviceCode, hours, address };
}
