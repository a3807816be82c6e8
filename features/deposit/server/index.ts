export { type BookingRequirements, createBookingRequirements } from './lineNeeds.ts';
