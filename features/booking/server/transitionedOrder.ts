/** An order after a transition, with what its messages need. */
export interface TransitionedOrder {
  orderId: number;
  orderNo: string;
  companyId: number;
  trainId: number;
  contactMobile: string;
  teu: number;
}
