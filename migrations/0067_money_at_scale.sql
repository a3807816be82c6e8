DROP INDEX "bill_of_company";--> statement-breakpoint
DROP INDEX "bill_waiting";--> statement-breakpoint
DROP INDEX "bill_of_status";--> statement-breakpoint
DROP INDEX "invoice_of_company";--> statement-breakpoint
DROP INDEX "invoice_waiting";--> statement-breakpoint
DROP INDEX "local_tax_waiting";--> statement-breakpoint
DROP INDEX "bank_entry_open";--> statement-breakpoint
DROP INDEX "payout_of_company";--> statement-breakpoint
DROP INDEX "payout_waiting";--> statement-breakpoint
DROP INDEX "receipt_of_company";--> statement-breakpoint
DROP INDEX "service_of_supplier";--> statement-breakpoint
CREATE INDEX "bill_number_part" ON "bill" USING gin ("bill_no" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "bill_claim_part" ON "bill" USING gin ("claim_no" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "charge_of_fee_type" ON "charge" USING btree ("fee_type","id");--> statement-breakpoint
CREATE INDEX "order_margin_sales" ON "order_margin" USING btree ("currency","sales","order_id");--> statement-breakpoint
CREATE INDEX "order_margin_costs" ON "order_margin" USING btree ("currency","costs","order_id");--> statement-breakpoint
CREATE INDEX "invoice_number_part" ON "invoice" USING gin ("invoice_no" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "bank_entry_counterparty_part" ON "bank_entry" USING gin ("counterparty" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "bank_entry_reference_part" ON "bank_entry" USING gin ("reference" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "payout_done_last" ON "payout" USING btree (("status" in ('paid', 'rejected')),"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "receipt_reference_part" ON "receipt" USING gin ("reference" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "service_bid_by_state" ON "service_bid" USING btree ("supplier_id","state","id");--> statement-breakpoint
CREATE INDEX "service_waiting" ON "service_order" USING btree (("state" in ('requested', 'quoting', 'feeEntered')) desc,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bill_of_company" ON "bill" USING btree ("company_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bill_waiting" ON "bill" USING btree (("status" in ('claimed', 'checked', 'disputed')) desc,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bill_of_status" ON "bill" USING btree ("status","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "invoice_of_company" ON "invoice" USING btree ("company_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "invoice_waiting" ON "invoice" USING btree (("status" = 'applied') desc,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "local_tax_waiting" ON "local_tax_application" USING btree (("result" = 'waiting') desc,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bank_entry_open" ON "bank_entry" USING btree (("status" = 'open') desc,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payout_of_company" ON "payout" USING btree ("company_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payout_waiting" ON "payout" USING btree ("status","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "receipt_of_company" ON "receipt" USING btree ("company_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "service_of_supplier" ON "service_order" USING btree ("supplier_id","state","id") WHERE "service_order"."supplier_id" is not null;