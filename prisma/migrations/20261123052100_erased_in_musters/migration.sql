-- A mark of a person who is erased says that somebody was marked, and nothing of whom.
ALTER TABLE "muster_marks" DROP CONSTRAINT "muster_marks_check";
ALTER TABLE "muster_marks" ADD CONSTRAINT "muster_marks_check" CHECK (
  num_nonnulls("personId", "guestName") <= 1
  AND (num_nonnulls("personId", "guestName") = 1 OR "contentHash" = '')
  AND ("guestName" IS NULL) = ("guestCompany" IS NULL)
  AND num_nonnulls("actorUserId", "deviceId") = 1
  AND "at" <= "receivedAt");

CREATE OR REPLACE FUNCTION keep_muster_mark() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  of_person TEXT[] := ARRAY['personId', 'point', 'contentHash'];
BEGIN
  IF TG_OP = 'DELETE' AND OLD."receivedAt" < now() - interval '29 days' THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    IF to_jsonb(NEW) - of_person = to_jsonb(OLD) - of_person
      AND num_nonnulls(NEW."personId", NEW."guestName", NEW."point") = 0 AND NEW."contentHash" = '' THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'the marks of a muster are only ever added to';
END $$;

-- Nothing while a muster runs in which the person was marked.
CREATE FUNCTION erase_person_in_musters(person UUID) RETURNS VOID LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "muster_marks" mark JOIN "musters" muster ON muster."id" = mark."musterId"
      WHERE mark."personId" = person AND muster."endedAt" IS NULL) THEN
    RETURN;
  END IF;
  UPDATE "muster_marks" SET "personId" = NULL, "point" = NULL, "contentHash" = '' WHERE "personId" = person;
END $$;

-- As for forgetting: the login of the running product may not change marks; this erases for it, as their owner.
DO $$
BEGIN
  EXECUTE format('ALTER FUNCTION erase_person_in_musters(UUID) SECURITY DEFINER SET search_path = %I, pg_temp', current_schema());
  REVOKE EXECUTE ON FUNCTION erase_person_in_musters(UUID) FROM PUBLIC;
END $$;
