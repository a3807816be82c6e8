DROP INDEX "service_of_supplier";--> statement-breakpoint
CREATE INDEX "additional_fee_waiting" ON "additional_fee" USING btree (("state" in ('disputed', 'overdue')) desc,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "service_of_supplier" ON "service_order" USING btree ("supplier_id","company_id","state") WHERE "service_order"."supplier_id" is not null;