CREATE TABLE "order_margin" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_margin_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"order_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"sales" numeric(14, 2) DEFAULT '0' NOT NULL,
	"costs" numeric(14, 2) DEFAULT '0' NOT NULL,
	"margin" numeric(14, 2) GENERATED ALWAYS AS (sales - costs) STORED NOT NULL
);
--> statement-breakpoint
ALTER TABLE "booking_order" ADD COLUMN "services" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_margin" ADD CONSTRAINT "order_margin_order_id_booking_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."booking_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_margin_once" ON "order_margin" USING btree ("order_id","currency");--> statement-breakpoint
CREATE INDEX "order_margin_newest" ON "order_margin" USING btree ("currency","order_id");--> statement-breakpoint
CREATE INDEX "order_margin_lowest" ON "order_margin" USING btree ("currency","margin","order_id");--> statement-breakpoint
CREATE FUNCTION "sum_order_margins"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO order_margin (order_id, currency, sales, costs)
    SELECT order_id, currency, coalesce(sum(amount) FILTER (WHERE side = 'sale'), 0),
      coalesce(sum(amount) FILTER (WHERE side = 'cost'), 0)
    FROM added WHERE order_id IS NOT NULL AND status IN ('confirmed', 'billed', 'paid')
    GROUP BY order_id, currency ORDER BY order_id, currency
    ON CONFLICT (order_id, currency) DO UPDATE
    SET sales = order_margin.sales + EXCLUDED.sales, costs = order_margin.costs + EXCLUDED.costs, updated_at = now();
    RETURN NULL;
  END IF;
  INSERT INTO order_margin (order_id, currency, sales, costs)
  SELECT order_id, currency, sum(sale), sum(cost) FROM (
    SELECT order_id, currency, CASE side WHEN 'sale' THEN amount ELSE 0 END AS sale,
      CASE side WHEN 'cost' THEN amount ELSE 0 END AS cost
    FROM added WHERE order_id IS NOT NULL AND status IN ('confirmed', 'billed', 'paid')
    UNION ALL
    SELECT order_id, currency, CASE side WHEN 'sale' THEN -amount ELSE 0 END,
      CASE side WHEN 'cost' THEN -amount ELSE 0 END
    FROM removed WHERE order_id IS NOT NULL AND status IN ('confirmed', 'billed', 'paid')
  ) AS changes
  GROUP BY order_id, currency HAVING sum(sale) <> 0 OR sum(cost) <> 0 ORDER BY order_id, currency
  ON CONFLICT (order_id, currency) DO UPDATE
  SET sales = order_margin.sales + EXCLUDED.sales, costs = order_margin.costs + EXCLUDED.costs, updated_at = now();
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "charge_added_to_margin" AFTER INSERT ON "charge"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "sum_order_margins"();--> statement-breakpoint
CREATE TRIGGER "charge_changed_in_margin" AFTER UPDATE ON "charge"
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "sum_order_margins"();--> statement-breakpoint
INSERT INTO order_margin (order_id, currency, sales, costs)
SELECT order_id, currency, coalesce(sum(amount) FILTER (WHERE side = 'sale'), 0),
  coalesce(sum(amount) FILTER (WHERE side = 'cost'), 0)
FROM charge WHERE order_id IS NOT NULL AND status IN ('confirmed', 'billed', 'paid')
GROUP BY order_id, currency;
