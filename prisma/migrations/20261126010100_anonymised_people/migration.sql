ALTER TABLE "persons" ADD COLUMN "anonymisedAt" TIMESTAMPTZ(3);
ALTER TABLE "persons" ADD CONSTRAINT "persons_anonymised_check" CHECK ("anonymisedAt" IS NULL OR ("removedAt" IS NOT NULL
  AND "firstNameTh" = "code" AND "lastNameTh" = ''
  AND num_nonnulls("titleTh", "firstNameEn", "lastNameEn", "nationalId", "nationalIdHash", "nationalIdTail", "nationality",
    "phone", "profileAssetId", "idCardAssetId") = 0));

-- Empties what the lines tell of a person who is anonymised, in the same transaction: of the person and the accounts, of
-- mails to their addresses, and what was written about their credentials, bars, exceptions and trainings. Returns how many.
CREATE FUNCTION anonymise_audit_details(person UUID, erased_at TIMESTAMPTZ) RETURNS INT LANGUAGE plpgsql AS $$
DECLARE
  addresses TEXT[];
  erased INT;
BEGIN
  IF NOT EXISTS (SELECT FROM "persons" WHERE "id" = person AND "anonymisedAt" IS NOT NULL) THEN
    RAISE EXCEPTION 'the audit log is emptied only of people who are anonymised';
  END IF;
  SELECT array_agg(DISTINCT "email") INTO addresses FROM (
    SELECT "email" FROM "users" WHERE "personId" = person
    UNION ALL SELECT line."changes"->>'email' FROM "users" login JOIN "audit_entries" line
      ON line."subjectType" = 'user' AND line."subjectId" = login."id"::text WHERE login."personId" = person) known
    WHERE "email" IS NOT NULL;
  WITH about AS (
    SELECT 'person' AS "type", person::text AS "id", true AS "isWhole"
    UNION ALL SELECT 'user', "id"::text, true FROM "users" WHERE "personId" = person
    UNION ALL SELECT 'credential', "id"::text, false FROM "credentials" WHERE "personId" = person
    UNION ALL SELECT 'bar', "id"::text, false FROM "bars" WHERE "personId" = person
    UNION ALL SELECT 'override', "id"::text, false FROM "overrides" WHERE "personId" = person
    UNION ALL SELECT 'attendance', "id"::text, false FROM "attendances" WHERE "personId" = person
  ), lines AS (
    SELECT line."id" FROM about JOIN "audit_entries" line
      ON line."subjectType" = about."type" AND line."subjectId" = about."id"
    WHERE about."isWhole" OR num_nonnulls(line."changes"->>'number', line."changes"->>'issuer',
      line."changes"->>'note', line."changes"->>'reason') > 0
    UNION SELECT "id" FROM "audit_entries"
      WHERE "subjectType" = 'mail' AND "changes"->>'to' = ANY(addresses)
  )
  UPDATE "audit_entries" SET "changes" = '{}', "erasedAt" = erased_at
    WHERE "id" IN (SELECT "id" FROM lines) AND "erasedAt" IS NULL AND "changes" <> '{}'::jsonb;
  GET DIAGNOSTICS erased = ROW_COUNT;
  RETURN erased;
END $$;

-- As before; and of a person who is anonymised, what somebody wrote about a passage may go.
CREATE OR REPLACE FUNCTION keep_gate_event() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  of_person TEXT[] := ARRAY['personId', 'scanned', 'guestName', 'guestCompany', 'escortPersonId', 'reason', 'contentHash', 'overrideId'];
  said TEXT[] := ARRAY['reason', 'contentHash'];
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
    IF to_jsonb(NEW) - said = to_jsonb(OLD) - said AND NEW."reason" = '–' AND NEW."contentHash" = ''
      AND EXISTS (SELECT FROM "persons" WHERE "id" = NEW."personId" AND "anonymisedAt" IS NOT NULL) THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'what happened at a gate is only ever added to';
END $$;

-- When and where the person passed stays, under the code; what somebody wrote about it goes.
CREATE FUNCTION anonymise_person_at_gates(person UUID) RETURNS VOID LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "gate_conflicts" SET "note" = '–' WHERE "note" IS NOT NULL
    AND "eventId" IN (SELECT "id" FROM "gate_events" WHERE "personId" = person);
  UPDATE "gate_events" SET "reason" = '–', "contentHash" = ''
    WHERE "personId" = person AND "reason" IS NOT NULL AND "reason" <> '–';
END $$;

-- As for erasing: the login of the running product may change neither; these do it, as the owner of the tables.
DO $$
DECLARE
  name TEXT;
BEGIN
  FOREACH name IN ARRAY ARRAY['anonymise_audit_details(UUID, TIMESTAMPTZ)', 'anonymise_person_at_gates(UUID)'] LOOP
    EXECUTE format('ALTER FUNCTION %s SECURITY DEFINER SET search_path = %I, pg_temp', name, current_schema());
    EXECUTE format('REVOKE EXECUTE ON FUNCTION %s FROM PUBLIC', name);
  END LOOP;
END $$;
