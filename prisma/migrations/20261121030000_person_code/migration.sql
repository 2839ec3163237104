-- Every person has a short code that is typed and scanned at the gate: P-000123, P-1000000 after a million.
CREATE SEQUENCE "person_number";

CREATE FUNCTION "person_code"() RETURNS TEXT LANGUAGE sql VOLATILE AS $$
  SELECT 'P-' || CASE WHEN n < 1000000 THEN lpad(n::text, 6, '0') ELSE n::text END
  FROM nextval('person_number') AS n
$$;

-- AlterTable
ALTER TABLE "persons" ADD COLUMN "code" TEXT;

-- People who are there already get theirs in the order in which they came.
UPDATE "persons" SET "code" = "given"."code"
FROM (
  SELECT "id", "person_code"() AS "code"
  FROM (SELECT "id" FROM "persons" ORDER BY "createdAt", "id") AS "inOrder"
) AS "given"
WHERE "persons"."id" = "given"."id";

ALTER TABLE "persons" ALTER COLUMN "code" SET NOT NULL,
ALTER COLUMN "code" SET DEFAULT person_code();

-- CreateIndex
CREATE UNIQUE INDEX "persons_code_key" ON "persons"("code");
