import { withTexts } from '../../../../platform/web/language/withTexts.ts';
import { useDriverTexts, useServiceTexts } from './texts.ts';

/** A chunk of its own: the first page of the portal carries none of it. */
export const jobPage = () => withTexts(import('./jobs/JobPage.tsx'), useServiceTexts);
export const driverJobPage = () => withTexts(import('./driver/DriverJobPage.tsx'), useDriverTexts);
export const jobsPage = () => withTexts(import('./jobs/JobsPage.tsx'), useServiceTexts);
export const finishedJobsPage = () => withTexts(import('./jobs/FinishedJobsPage.tsx'), useServiceTexts);
export const serviceOrdersPage = () => withTexts(import('./operator/ServiceOrdersPage.tsx'), useServiceTexts);
export const ownServices = () => withTexts(import('./section/OwnServices.tsx'), useServiceTexts);
export const bookingServices = () => withTexts(import('./section/BookingServices.tsx'), useServiceTexts);
export const bookedTotal = () => withTexts(import('./section/BookedTotal.tsx'), useServiceTexts);
export const servicesOfOrder = () => withTexts(import('./section/ServicesOfOrder.tsx'), useServiceTexts);
