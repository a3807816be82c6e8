ALTER TABLE "order_container" DROP CONSTRAINT "order_container_train_id_train_id_fk";
--> statement-breakpoint
DROP INDEX "container_by_number";--> statement-breakpoint
CREATE INDEX "container_by_number" ON "order_container" USING btree ("container_no") WHERE "order_container"."container_no" is not null;