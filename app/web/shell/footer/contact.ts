/** How the platform is reached; companies overseas are given a number that can be dialled from there. */
export interface Contact {
  phone: string;
  email: string;
  /** what the customer-service code says to a telephone */
  code: string;
}

const OVERSEAS = 10;

const HOME_CONTACT: Contact = {
  phone: '400-029-8600',
  email: 'service@ironsilk.example',
  code: 'tel:4000298600',
};

const OVERSEAS_CONTACT: Contact = {
  phone: '+86 29 8650 0029',
  email: 'overseas@ironsilk.example',
  code: 'tel:+862986500029',
};

/** Contact data by company type (portal 2.5). */
export function contactFor(companyType: number | null): Contact {
  return companyType === OVERSEAS ? OVERSEAS_CONTACT : HOME_CONTACT;
}
