CREATE TABLE "order_roll_over" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_roll_over_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"order_id" bigint NOT NULL,
	"from_train_id" bigint NOT NULL,
	"to_train_id" bigint NOT NULL,
	"planned_depart_at" timestamp with time zone NOT NULL,
	"reason_kind" text NOT NULL,
	"bearer" text NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"decide_before" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decided_by" bigint,
	"account_id" bigint NOT NULL,
	CONSTRAINT "roll_over_bearer" CHECK ("order_roll_over"."bearer" in ('platform', 'customer')),
	CONSTRAINT "roll_over_state" CHECK ("order_roll_over"."state" in ('open', 'accepted', 'declined', 'lapsed', 'superseded', 'fixed')),
	CONSTRAINT "roll_over_other_train" CHECK ("order_roll_over"."from_train_id" <> "order_roll_over"."to_train_id")
);
--> statement-breakpoint
ALTER TABLE "order_roll_over" ADD CONSTRAINT "order_roll_over_order_id_booking_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."booking_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_roll_over" ADD CONSTRAINT "order_roll_over_from_train_id_train_id_fk" FOREIGN KEY ("from_train_id") REFERENCES "public"."train"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_roll_over" ADD CONSTRAINT "order_roll_over_to_train_id_train_id_fk" FOREIGN KEY ("to_train_id") REFERENCES "public"."train"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_roll_over" ADD CONSTRAINT "order_roll_over_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_roll_over" ADD CONSTRAINT "order_roll_over_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "roll_over_of_order" ON "order_roll_over" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "roll_over_open_once" ON "order_roll_over" USING btree ("order_id") WHERE "order_roll_over"."state" = 'open';--> statement-breakpoint
CREATE INDEX "roll_over_deadline" ON "order_roll_over" USING btree ("decide_before") WHERE "order_roll_over"."state" = 'open';