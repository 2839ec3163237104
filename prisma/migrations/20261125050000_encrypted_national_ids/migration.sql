-- National ids are encrypted by the start, which has the key: decision 0303. These columns serve what plain text served.
ALTER TABLE "persons" ADD COLUMN "nationalIdHash" TEXT, ADD COLUMN "nationalIdTail" TEXT;

CREATE UNIQUE INDEX "persons_nationalIdHash_key" ON "persons"("nationalIdHash");
CREATE INDEX "persons_nationalIdTail_idx" ON "persons"("nationalIdTail");
-- What is still to be encrypted, or to be told apart, is asked at each start
CREATE INDEX "persons_nationalId_open_idx" ON "persons"("id")
  WHERE "nationalId" IS NOT NULL AND "nationalIdHash" IS NULL;

-- A server of the version before knows "nationalId" only: what it writes must not keep the hash of another number.
CREATE FUNCTION "follow_plain_national_id"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."nationalIdHash" := NULL;
  NEW."nationalIdTail" := right(NEW."nationalId", 3);
  RETURN NEW;
END $$;

CREATE TRIGGER "persons_plain_national_id" BEFORE INSERT OR UPDATE OF "nationalId" ON "persons" FOR EACH ROW
  WHEN (NEW."nationalId" NOT LIKE 'v1.%' OR (NEW."nationalId" IS NULL AND NEW."nationalIdTail" IS NOT NULL))
  EXECUTE FUNCTION "follow_plain_national_id"();
