import type { PlannedFeature } from '../plannedRoutes.ts';
import type zh from './zh.ts';

const features: Record<PlannedFeature, string> = {
  campaign: 'Grab-a-slot campaign',
  contract: 'Contracts and authorization',
  customs: 'Customs declaration',
  documents: 'Documents and shipping data',
  information: 'Services and news',
  lcl: 'LCL booking',
  otherBookings: 'Other kinds of booking',
  service: 'Complaints and suggestions',
  share: 'Invitations and sharing',
  system: 'System administration',
};

const en: typeof zh = {
  coming: {
    title: (p) => `${p.feature}: coming soon`,
    text: 'This page has its address already and is being built. You will find it here once it opens. Nothing needs doing on your side.',
    home: 'Back to home',
    back: 'Go back',
    signIn: 'Sign in',
  },
  features,
  unknownPage: {
    title: 'This page cannot be shown yet',
    text: (p) =>
      `The menu leads to the page “${p.name}”, which this version does not have. Reload to get the latest version.`,
    reload: 'Reload',
    home: 'Back to home',
  },
  innerLink: {
    newTab: 'Open in a new tab',
    badTitle: 'Not a valid link',
    badText: 'The link of this menu entry is not the address of a web page. Please tell the platform’s administrator.',
  },
  crash: {
    retry: 'Open this page again',
    home: 'Back to home',
    copy: 'Copy fault details',
  },
  companyDoor: {
    title: 'Register your company to continue',
    text: 'Booking is open to registered companies. Submit your company, or ask to join the one you work for.',
    register: 'Register company',
    join: 'Join an existing company',
  },
};

export default en;
