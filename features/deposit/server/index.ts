export { type BookingRequirements, createBookingRequirements, findOutstanding } from './lineNeeds.ts';
