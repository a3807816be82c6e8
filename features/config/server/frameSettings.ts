import type { Language } from '../../../platform/wire/language.ts';
import type { Advertisement, Contact, FrameSettings } from '../wire.ts';
import type { BuiltInKey } from './builtIn.ts';

const OVERSEAS = 10;

type Read = (key: BuiltInKey) => Promise<string>;

/** What the portal's frame shows of the platform to somebody, in their language (portal 2.5). */
export async function frameSettingsFor(
  { companyType, language }: { companyType: number | null; language: Language },
  read: Read,
): Promise<FrameSettings> {
  const isOverseas = companyType === OVERSEAS;
  const contact = await contactFor({ isOverseas, language }, read);
  return { contact, advertisement: isOverseas ? null : await advertisementOf(read) };
}

/** Companies overseas get a number that can be dialled from there. */
async function contactFor(
  { isOverseas, language }: { isOverseas: boolean; language: Language },
  read: Read,
): Promise<Contact> {
  const whence = isOverseas ? 'Overseas' : '';
  const [phone, email, serviceCode, hours, address] = await Promise.all([
    read(`contact.phone${whence}`),
    read(`contact.email${whence}`),
    read(`contact.serviceCode${whence}`),
    read(`contact.hours.${language}`),
    read(`contact.address.${language}`),
  ]);
  return { phone, email, serviceCode, hours, address };
}

async function advertisementOf(read: Read): Promise<Advertisement | null> {
  const [image, link] = await Promise.all([read('advertisement.image'), read('advertisement.link')]);
  return image === '' ? null : { image, link };
}
