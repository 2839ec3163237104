-- As before; and what was written about certificates and trainings that were removed since goes too. They are known by the
-- lines that name the person. No index serves that: lines of two kinds are read, once for a person.
CREATE OR REPLACE FUNCTION anonymise_audit_details(person UUID, erased_at TIMESTAMPTZ) RETURNS INT LANGUAGE plpgsql AS $$
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
    UNION ALL SELECT "subjectType", "subjectId", false FROM "audit_entries"
      WHERE "subjectType" IN ('credential', 'attendance') AND "changes"->>'personId' = person::text
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

-- As before; and which certificates and trainings the person had, with what was written about them.
CREATE OR REPLACE FUNCTION erase_audit_details(person_id UUID, erased_at TIMESTAMPTZ) RETURNS INT LANGUAGE plpgsql AS $$
DECLARE
  erased INT;
BEGIN
  IF EXISTS (SELECT FROM "persons" WHERE "id" = person_id) THEN
    RAISE EXCEPTION 'the audit log is emptied only of people who were erased';
  END IF;
  WITH about AS (
    SELECT 'person' AS "type", person_id::text AS "id"
    UNION SELECT "subjectType", "subjectId" FROM "audit_entries"
      WHERE "subjectType" IN ('credential', 'attendance') AND "changes"->>'personId' = person_id::text
  )
  UPDATE "audit_entries" line SET "changes" = '{}', "erasedAt" = erased_at FROM about
    WHERE line."subjectType" = about."type" AND line."subjectId" = about."id"
      AND line."erasedAt" IS NULL AND line."changes" <> '{}'::jsonb;
  GET DIAGNOSTICS erased = ROW_COUNT;
  RETURN erased;
END $$;

-- Made anew, a function is again its owner's alone and runs as the owner.
DO $$
DECLARE
  name TEXT;
BEGIN
  FOREACH name IN ARRAY ARRAY['anonymise_audit_details(UUID, TIMESTAMPTZ)', 'erase_audit_details(UUID, TIMESTAMPTZ)'] LOOP
    EXECUTE format('ALTER FUNCTION %s SECURITY DEFINER SET search_path = %I, pg_temp', name, current_schema());
  END LOOP;
END $$;

-- Of who was anonymised or erased before.
WITH "gone" AS (
  SELECT "id"::text AS "id", false AS "isErased" FROM "persons" WHERE "anonymisedAt" IS NOT NULL
  UNION ALL SELECT "subjectId", true FROM "audit_entries" WHERE "subjectType" = 'person' AND "event" = 'person.erased'
), "about" AS (
  SELECT line."subjectType" AS "type", line."subjectId" AS "id", bool_or("gone"."isErased") AS "isErased"
  FROM "audit_entries" line JOIN "gone" ON "gone"."id" = line."changes"->>'personId'
  WHERE line."subjectType" IN ('credential', 'attendance') GROUP BY 1, 2
)
UPDATE "audit_entries" line SET "changes" = '{}', "erasedAt" = now() FROM "about"
  WHERE line."subjectType" = "about"."type" AND line."subjectId" = "about"."id"
    AND line."erasedAt" IS NULL AND line."changes" <> '{}'::jsonb
    AND ("about"."isErased" OR num_nonnulls(line."changes"->>'number', line."changes"->>'issuer',
      line."changes"->>'note', line."changes"->>'reason') > 0);
