-- What happened at a gate is only ever added to, until it is old enough to be forgotten, or the person is erased: then it
-- says that somebody of this company passed, and nothing of whom.
CREATE OR REPLACE FUNCTION keep_gate_event() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  of_person TEXT[] := ARRAY['personId', 'scanned', 'guestName', 'guestCompany', 'escortPersonId', 'reason', 'contentHash', 'overrideId'];
BEGIN
  IF TG_OP = 'DELETE' AND OLD."at" < now() - interval '29 days' THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    IF to_jsonb(NEW) - of_person = to_jsonb(OLD) - of_person
      AND num_nonnulls(NEW."personId", NEW."guestName", NEW."escortPersonId", NEW."overrideId") = 0
      AND NEW."scanned" = '–' AND NEW."contentHash" = '' AND coalesce(NEW."reason", '–') = '–' THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'what happened at a gate is only ever added to';
END $$;

-- Of somebody who is erased, and of the guests whom they escorted; nothing while any of them is inside.
CREATE FUNCTION erase_person_at_gates(person UUID) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE
  erased UUID[];
BEGIN
  SELECT array_agg("id") INTO erased FROM "gate_events" WHERE "personId" = person OR "escortPersonId" = person;
  IF EXISTS (SELECT FROM "stays" WHERE "id" = ANY(erased) AND "outAt" IS NULL) THEN
    RETURN;
  END IF;
  DELETE FROM "stays" WHERE "id" = ANY(erased);
  DELETE FROM "gate_conflicts" WHERE "eventId" = ANY(erased);
  UPDATE "gate_events" SET "personId" = NULL, "scanned" = '–', "guestName" = NULL, "guestCompany" = NULL,
    "escortPersonId" = NULL, "overrideId" = NULL, "contentHash" = '',
    "reason" = CASE WHEN "reason" IS NULL THEN NULL ELSE '–' END
  WHERE "id" = ANY(erased);
END $$;

-- As for forgetting: the login of the running product may not change events; this erases for it, as their owner.
DO $$
BEGIN
  EXECUTE format('ALTER FUNCTION erase_person_at_gates(UUID) SECURITY DEFINER SET search_path = %I, pg_temp', current_schema());
  REVOKE EXECUTE ON FUNCTION erase_person_at_gates(UUID) FROM PUBLIC;
END $$;
