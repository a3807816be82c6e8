/** Parts of public tracking, for pages of later features. */
export { JourneyView } from './trace/JourneyView.tsx';
