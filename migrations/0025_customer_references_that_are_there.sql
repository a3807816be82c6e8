DROP INDEX "order_customer_ref";--> statement-breakpoint
CREATE INDEX "order_customer_ref" ON "booking_order" USING gin ("customer_ref" gin_trgm_ops) WHERE "booking_order"."customer_ref" <> '';