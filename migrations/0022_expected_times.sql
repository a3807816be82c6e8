CREATE TABLE "train_progress" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "train_progress_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"train_id" bigint NOT NULL,
	"station_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"next_report_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "tracking_event" ADD COLUMN "delay_reason" text;--> statement-breakpoint
ALTER TABLE "train" ADD COLUMN "expected_depart_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "train" ADD COLUMN "expected_arrive_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "train_progress" ADD CONSTRAINT "train_progress_train_id_train_id_fk" FOREIGN KEY ("train_id") REFERENCES "public"."train"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "train_progress" ADD CONSTRAINT "train_progress_station_id_station_id_fk" FOREIGN KEY ("station_id") REFERENCES "public"."station"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "progress_of_train" ON "train_progress" USING btree ("train_id");--> statement-breakpoint
CREATE INDEX "train_under_way" ON "train" USING btree ("id") WHERE "train"."status" = 'departed';