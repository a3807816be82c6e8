CREATE FUNCTION "refuse_change_of_bill_history"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the history of bills and what paid them are only added to';
END $$;--> statement-breakpoint
CREATE TRIGGER "bill_event_append_only" BEFORE UPDATE OR DELETE ON "bill_event"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_bill_history"();--> statement-breakpoint
CREATE TRIGGER "bill_application_append_only" BEFORE UPDATE OR DELETE ON "bill_application"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_bill_history"();
